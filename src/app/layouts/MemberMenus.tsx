import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { memberMenu } from '@/content/memberMenu';
import { userLogin } from '@/content/navigation';
import { MenuButton } from '@/ui/MenuButton';
import { MemberMenuItems } from './MemberMenuItems';
import './memberMenus.css';

/** The member's menu in the header, as wide as the link it stands for. */
export function HeaderMenu() {
  return (
    <MenuButton
      className="btn btn--outline btn--sm as-wide"
      label={memberMenu.label}
      trigger={
        <>
          <span>
            {memberMenu.short}
            <ChevronDown className="icon" />
          </span>
          <span aria-hidden="true">{userLogin.label}</span>
        </>
      }
    >
      <MemberMenuItems />
    </MenuButton>
  );
}

/** The same in the panel of small screens. */
export function DrawerMenu({ onChoose }: { readonly onChoose: () => void }) {
  return (
    <div role="group" aria-label={memberMenu.label} className="drawer-member">
      <MemberMenuItems onChoose={onChoose} />
    </div>
  );
}

/** The same behind the picture in the members' top bar. */
export function TopBarMenu({ picture }: { readonly picture: ReactNode }) {
  return (
    <MenuButton className="topbar-menu" label={memberMenu.label} trigger={picture}>
      <MemberMenuItems />
    </MenuButton>
  );
}
