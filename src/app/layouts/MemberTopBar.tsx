import { lazy, Suspense } from 'react';
import { Art } from '@/ui/Art';
import { Logo } from '@/ui/Logo';
import { ThemeToggle } from './ThemeToggle';

const TopBarMenu = lazy(async () => ({ default: (await import('./MemberMenus')).TopBarMenu }));

type MemberTopBarProps = {
  /** True once it is known who is here: the menu then works. */
  readonly known: boolean;
};

/** The members' top bar: logo, theme and the member's menu. */
export function MemberTopBar({ known }: MemberTopBarProps) {
  const picture = (
    <span className="avatar avatar--sm">
      <Art drawing="avatar-placeholder" width={38} height={42} eager />
    </span>
  );
  const still = <span className="topbar-menu">{picture}</span>;
  return (
    <header className="topbar" data-slot="topbar">
      <div className="in">
        <Logo />
        <ThemeToggle compact />
        {known ? (
          <Suspense fallback={still}>
            <TopBarMenu picture={picture} />
          </Suspense>
        ) : (
          still
        )}
      </div>
    </header>
  );
}
