import { ChevronDown } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { useMyCommunitiesQuery } from '@/api/communities.api';
import { paths, withQuery } from '@/config/paths';
import { useCurrentUserQuery } from '@/session/session.api';
import { profilePanelWords as words } from '@/content/profilePanelWords';
import { useMedia } from '@/lib/useMedia';
import { communityChosen } from '@/memberships/communities.slice';
import { useUnreadPosts } from '@/memberships/useUnreadPosts';
import { LoadFailure } from '@/ui/LoadFailure';
import { UnreadMark } from '@/ui/UnreadMark';
import * as cardStyles from '@/ui/card.module.css';
import * as styles from './profile.module.css';
import { Portrait } from '@/ui/formatted/Portrait';
import { ProfileDetails } from './ProfileDetails';

/** Specification, section 9. */
const maxEntries = 21;

/** Of the first two words; what is no letter, such as an emoji, has none. */
function initials(name: string): string {
  const [first = [], second] = name
    .split(/\s+/)
    .filter((word) => !/^(?:and|of|the|for)$/i.test(word))
    .flatMap((word) => [word.match(/[\p{L}\p{N}]\p{M}*/gu) ?? []])
    .filter(({ length }) => length > 0);
  const letters = second === undefined ? first.slice(0, 2) : [first[0], second[0]];
  return letters.join('').toUpperCase();
}

/** The member's communities (specification, section 2); choosing one stores it as `communities`. */
function MyCommunities() {
  const dispatch = useDispatch();
  const list = useRef<HTMLUListElement>(null);
  const { data, isLoading, isError, refetch } = useMyCommunitiesQuery(undefined, {
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: 60,
  });
  const others = useMemo(
    () => (data ?? []).filter(({ name }) => name !== words.main).slice(0, maxEntries - 1),
    [data],
  );
  const ids = useMemo(() => others.map(({ id }) => id), [others]);
  const unread = useUnreadPosts(ids, list);
  return (
    <>
      <h3>{words.communities}</h3>
      <ul ref={list} className={styles.mine} aria-busy={isLoading || undefined}>
        {[{ id: undefined, name: words.main }, ...others].map(({ id, name }) => (
          <li key={id ?? 'main'}>
            <Link
              to={withQuery(id === undefined ? paths.community : paths.communityInitiative, {
                community: id,
              })}
              onClick={() => id !== undefined && dispatch(communityChosen({ id, name }))}
            >
              <span className={`${cardStyles.avatar} ${cardStyles.avatarSm}`} aria-hidden="true">
                {initials(name)}
              </span>
              <bdi>{name}</bdi>
              <UnreadMark
                className={styles.unread}
                count={id === undefined ? 0 : (unread.get(id) ?? 0)}
              />
            </Link>
          </li>
        ))}
      </ul>
      {isError && data === undefined && (
        <LoadFailure
          className={styles.profileFailed}
          text={words.communitiesFailed}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}

/** Beside the feed; a disclosure up to 820 px (specification, section 2, 'Community main'). */
export function ProfilePanel() {
  const wide = useMedia('(min-width: 51.3125em)');
  const [opened, setOpened] = useState(false);
  const { currentData, isError } = useCurrentUserQuery();
  const profile = currentData?.profile;
  const name = profile?.name ?? (isError ? words.label : words.loading);
  return (
    <details
      className={`${styles.profile} ${cardStyles.card}`}
      data-slot="profile-panel"
      open={wide || opened}
      onToggle={(event) => {
        if (!wide) setOpened(event.currentTarget.open);
      }}
    >
      <summary>
        <Portrait name={profile?.name} eager />
        <b dir="auto">{name}</b>
        <ChevronDown />
      </summary>
      <div className={styles.head}>
        <Portrait name={profile?.name} size="large" eager />
      </div>
      <h2 className={styles.name} dir="auto" translate="no" data-slot="profile-name">
        {name}
      </h2>
      <ProfileDetails failure={words.failed} className={styles.profileFailed} />
      <MyCommunities />
    </details>
  );
}
