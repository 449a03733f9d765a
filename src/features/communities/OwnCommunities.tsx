import { useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Community } from '@/api/models/community';
import { communityChosen } from '@/memberships/communities.slice';
import type { Memberships } from '@/memberships/membershipStatus';
import { useUnreadPosts } from '@/memberships/useUnreadPosts';
import { communitiesWords as words } from '@/content/communitiesWords';
import { paths, withQuery } from '@/config/paths';
import { CommunityList } from './CommunityList';
import { LoadFailure } from '@/ui/LoadFailure';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './finder.module.css';

function OwnList({ communities }: { readonly communities: readonly Community[] }) {
  const dispatch = useDispatch();
  const list = useRef<HTMLDivElement>(null);
  const unread = useUnreadPosts(
    useMemo(() => communities.map(({ id }) => id), [communities]),
    list,
  );
  const rows = communities.map(({ id, name }) => ({
    label: name,
    to: withQuery(paths.communityInitiative, { community: id }),
    own: true,
    onChoose: () => dispatch(communityChosen({ id, name })),
    unread: unread.get(id) ?? 0,
  }));
  return (
    <div ref={list}>
      <CommunityList heading={words.mine} rows={rows} />
    </div>
  );
}

/** The member's communities; nothing until they have loaded. */
export function OwnCommunities({ memberships }: { readonly memberships: Memberships }) {
  const { mine, joins, isSettled, retry } = memberships;
  const [hasFailed, setHasFailed] = useState(false);
  if (mine === undefined) {
    if (isSettled && !hasFailed) setHasFailed(true);
    // The pressed button must not vanish while they are loaded again.
    return (
      hasFailed && <LoadFailure text={words.mineFailed} pending={!isSettled} onRetry={retry} />
    );
  }
  if (mine.length > 0) return <OwnList communities={mine} />;
  const hasAsked = joins.some(({ state }) => state === 'sent');
  return (
    <CommunityList heading={words.mine} rows={[]}>
      <p className={`${styles.noOwn} ${layoutStyles.muted}`}>
        {hasAsked ? words.mineRequested : words.mineNone}
      </p>
    </CommunityList>
  );
}
