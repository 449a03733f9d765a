import {
  Bookmark,
  Info,
  LayoutGrid,
  ListChecks,
  LockKeyhole,
  LogOut,
  type LucideIcon,
  SquarePen,
  Upload,
  UserRound,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { useCurrentUserQuery } from '@/session/session.api';
import { type PortalPath, paths, withQuery } from '@/config/paths';
import { memberMenu as words, adminMenuLink, memberMenuLinks } from '@/content/memberMenu';
import { useLogOut } from '@/features/session/useLogOut';
import { useSession } from '@/session/session';
import { EmailText } from '@/ui/formatted/EmailText';
import { Portrait } from '@/ui/formatted/Portrait';
import { MenuButton } from '@/ui/MenuButton';
import { useCurrentItem } from './currentItem';
import { memberItems } from './MemberNav';
import { KeysByKey, LazyAccountDialog, LazyKeysDialog, useMenuDialog } from './useMenuDialog';
import { useLoginProfile, useOwnProfile } from './useOwnProfile';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './layoutParts.module.css';

const menu = memberMenuLinks.map(({ to }) => to);

const icons: Readonly<Partial<Record<PortalPath, LucideIcon>>> = {
  ...Object.fromEntries(memberItems.map(({ to, Icon }) => [to, Icon])),
  [paths.adminDashboard]: LayoutGrid,
  [paths.outbox]: Upload,
  [paths.myRequests]: ListChecks,
  [paths.myData]: LockKeyhole,
};

function MenuIcon({ to }: { readonly to: PortalPath }) {
  const { [to]: Icon } = icons;
  return Icon && <Icon />;
}

function MenuHead() {
  const profile = useOwnProfile();
  useCurrentUserQuery(undefined, { skip: useLoginProfile() !== undefined });
  return (
    <div className={styles.memberHead}>
      <Portrait name={profile?.name} size="small" />
      <span>
        <b>{profile === undefined ? words.loggedIn : <bdi translate="no">{profile.name}</bdi>}</b>
        {profile !== undefined && profile.email !== profile.name && (
          <span className={`${layoutStyles.caption} ${layoutStyles.muted}`}>
            <EmailText email={profile.email} />
          </span>
        )}
      </span>
    </div>
  );
}

/** The member's menu (specification, section 2, 'Member navigation menu'). */
export function MemberMenu() {
  const profile = useOwnProfile();
  const { status } = useSession();
  const current = useCurrentItem(menu);
  const logOut = useLogOut();
  const { container, opened, setOpened, close } = useMenuDialog<'profile' | 'keys'>();
  const shown = status === 'admin' ? [adminMenuLink, ...memberMenuLinks] : memberMenuLinks;
  return (
    <div ref={container}>
      <MenuButton
        className={styles.topbarMenu}
        label={words.label}
        trigger={<Portrait name={profile?.name} size="small" eager />}
      >
        <MenuHead />
        <button type="button" onClick={() => setOpened('profile')}>
          <UserRound />
          {words.profile}
        </button>
        {profile !== undefined && (
          <Link to={withQuery(paths.community, { author: profile.name })}>
            <SquarePen />
            {words.yourPosts}
          </Link>
        )}
        <Link to={withQuery(paths.community, { saved: 1 })}>
          <Bookmark />
          {words.savedPosts}
        </Link>
        {shown.map(({ label, to }) => (
          <Link key={to} to={to} aria-current={current(to)}>
            <MenuIcon to={to} />
            {label}
          </Link>
        ))}
        <button type="button" className={styles.forKeyboards} onClick={() => setOpened('keys')}>
          <Info />
          {words.keys}
        </button>
        <button type="button" onClick={logOut}>
          <LogOut />
          <span className={layoutStyles.cap}>{words.logout}</span>
        </button>
      </MenuButton>
      {opened === 'profile' && <LazyAccountDialog onClose={close} />}
      {opened === 'keys' && <LazyKeysDialog onClose={close} />}
      {opened === undefined && <KeysByKey />}
    </div>
  );
}
