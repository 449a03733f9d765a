import { Link } from 'react-router-dom';
import { isScreen } from '@/app/screens';
import { memberMenu } from '@/content/memberMenu';
import { memberMenuLinks } from '@/content/memberMenuLinks';
import { useLogOut } from './useLogOut';

type MemberMenuItemsProps = {
  /** Called when one is chosen. */
  readonly onChoose?: () => void;
};

const links = memberMenuLinks.filter(({ to }) => isScreen(to));

/**
 * Homepage, Work Management Tools, logout (specification, section 2, 'Member navigation menu'), and the
 * ways to what else members have.
 */
export function MemberMenuItems({ onChoose }: MemberMenuItemsProps) {
  const logOut = useLogOut();
  return (
    <>
      {links.map(({ label, to }) => (
        <Link key={to} to={to} onClick={onChoose}>
          {label}
        </Link>
      ))}
      <button
        type="button"
        onClick={() => {
          onChoose?.();
          logOut();
        }}
      >
        <span className="cap">{memberMenu.logout}</span>
      </button>
    </>
  );
}
