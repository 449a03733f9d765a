import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { LinkStatus } from '@/memberships/membershipStatus';
import { communitiesWords as words } from '@/content/communitiesWords';
import { UnreadMark } from '@/ui/UnreadMark';
import * as cardStyles from '@/ui/card.module.css';
import * as mapStyles from './map.module.css';
import * as finderStyles from './finder.module.css';

export type CommunityRow = {
  readonly label: string;
  readonly to: string;
  readonly status?: LinkStatus | undefined;
  readonly own?: boolean;
  readonly onChoose?: () => void;
  readonly unread?: number;
};

type CommunityListProps = {
  readonly heading: string;
  readonly level?: 2 | 3;
  readonly rows: readonly CommunityRow[];
  readonly highlighted?: string | undefined;
  readonly onHighlight?: (path: string | undefined) => void;
  readonly children?: ReactNode;
};

const badges = {
  member: `${cardStyles.badge} ${cardStyles.badgePrimary}`,
  requested: `${cardStyles.badge} ${cardStyles.badgeBrass}`,
} as const;

/** Communities as links below a heading; equivalent to the map. */
export function CommunityList(props: CommunityListProps) {
  const { heading, level = 2, rows, highlighted, onHighlight, children } = props;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section>
      <Heading className={finderStyles.clistHeading}>{heading}</Heading>
      {rows.length > 0 && (
        <ul className={finderStyles.clist}>
          {rows.map(({ label, to, status, own, onChoose, unread = 0 }) => (
            <li key={to}>
              <Link
                to={to}
                className={(own ?? status === 'member') ? mapStyles.isOwn : undefined}
                data-highlighted={highlighted === to || undefined}
                onClick={onChoose}
                onMouseEnter={() => onHighlight?.(to)}
                onMouseLeave={() => onHighlight?.(undefined)}
                onFocus={() => onHighlight?.(to)}
                onBlur={() => onHighlight?.(undefined)}
              >
                <span className={finderStyles.mini} aria-hidden="true" />
                <bdi>{label}</bdi>
                <UnreadMark count={unread} />
                {status !== undefined && <span className={badges[status]}>{words[status]}</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
