import { type ReactNode, Suspense, useEffect, useId, useReducer } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { Post } from '@/api/models/post';
import { fetchInfoOf } from '@/api/offlineCache';
import { feedWords as words, offlineSince, postsShown } from '@/content/feedWords';
import { partWords } from '@/content/pageError';
import { focusOnMount } from '@/lib/focusOnMount';
import { lazyOptional } from '@/lib/lazyOptional';
import { useOnline } from '@/lib/useOnline';
import { usePolling } from '@/lib/usePolling';
import { useListMemory } from '@/lib/windowed/listMemory';
import { targetListKey } from '@/outbox/item';
import { authorCode, markSeen, useMutedAuthors } from '@/session/memberValues';
import { ButtonLink, Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { useWeekdayTime } from '@/ui/formatted/Ago';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './feed.module.css';
import { FeedFailure } from './FeedFailure';
import { FeedList, OwnPosts } from './FeedList';
import type { PostFooter } from './PostCard';
import { PostsSkeleton } from './PostsSkeleton';
import { feedIntervalMs, usePosts } from './usePosts';
import { useVisiblePosts } from './useVisiblePosts';
import type { PostLinks } from './postLinks';
import { type FeedFilter, useFeedView, useFilteredPosts } from './useFeedView';

type StaleNoticeProps = {
  readonly at?: number | undefined;
  /** Set if a retry makes sense. */
  readonly onRetry?: (() => void) | false;
};

/** The update failed but posts are shown: 'Offline: loaded at 14:05'. */
function StaleNotice({ at, onRetry }: StaleNoticeProps) {
  const loadedAt = useWeekdayTime(at);
  const offline = at !== undefined;
  return (
    <div
      className={offline ? `${styles.feedStale} ${styles.feedStaleOffline}` : styles.feedStale}
      role="status"
      data-slot={offline ? 'offline-line' : undefined}
    >
      <span>{offline ? offlineSince(loadedAt) : words.stale}</span>
      {onRetry && (
        <Button variant="outline" small onClick={onRetry}>
          {words.again}
        </Button>
      )}
    </div>
  );
}

const UnlistedSavedPosts = lazyOptional(
  () => import('./UnlistedSavedPosts'),
  'UnlistedSavedPosts',
  <p role="status">{partWords.retrying}</p>,
);

type FeedProps = FeedFilter & {
  /** Undefined for the general feed. */
  readonly community?: number;
  readonly renderFooter: PostFooter;
  readonly links: PostLinks;
  /** Above the list; gets the loaded posts and a line with how many show. */
  readonly status?: (posts: readonly Post[], countLine: string) => ReactNode;
  readonly filter?: ReactNode;
};

/** Posts, newest first, polled while visible (specification, section 2). */
export function Feed(props: FeedProps) {
  const { community, author, saved } = props;
  return <PostFeed key={`${community} ${author} ${saved}`} {...props} />;
}

function PostFeed(props: FeedProps) {
  const { community, renderFooter, links, author, saved = false, category, status, filter } = props;
  const { posts, error, busy, closed, refetch } = usePosts(community);
  const targetList = { community };
  // Scroll anchors are stored, so they must not contain names.
  const part = author === undefined ? (saved ? ' saved' : '') : ` by ${authorCode(author)}`;
  const memory = useListMemory(targetListKey(targetList) + part);
  const { heading, matches, empty } = useFeedView({ author, saved, category });
  const { items, own, newPosts, showNewPosts } = useVisiblePosts(targetList, posts, memory);
  useEffect(() => {
    // Only visible posts count as seen, and only if all authors' are visible.
    if (community === undefined || author !== undefined || items === undefined) return;
    markSeen(
      community,
      items.map(({ entry }) => entry),
    );
  }, [community, author, items]);
  const labelledBy = useId();
  // A link led here; after Back the focus is where it was.
  const isOpened = useNavigationType() !== NavigationType.Pop;
  const online = useOnline();
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  const fetchInfo = posts && fetchInfoOf(posts);
  const isCached = fetchInfo?.isCached === true;
  const isOutdated = fetchInfo !== undefined && (isCached || !online);
  const stale = isOutdated || error !== undefined;
  usePolling(refetch, feedIntervalMs);
  // Renders again after the answer: an equal one changes nothing but its time.
  useEffect(() => {
    if (!online || !isCached) return undefined;
    // The parent's query can be refetched once its own effects have run, which is after this one.
    const timer = setTimeout(() => void refetch().then(rerender));
    return () => clearTimeout(timer);
  }, [online, isCached, refetch]);

  const shown = useFilteredPosts(items, category, matches);
  const countLine = postsShown(shown?.length ?? 0, fetchInfo?.hasNextPage);
  const isMuted = useMutedAuthors();
  const foldsMuted = author === undefined;
  const announced = newPosts.filter(
    (post) => matches?.(post) !== false && !(foldsMuted && isMuted(post.author)),
  );
  const isEmpty = shown?.length === 0 && announced.length === 0;
  const retry = () => void refetch();
  const shared = { renderFooter, links, foldsMuted, memory };
  const isLoading = error === undefined;

  return (
    <section className={styles.feedList} data-slot="feed">
      {heading === undefined ? (
        <h2 id={labelledBy} className={layoutStyles.sr}>
          {words.posts}
        </h2>
      ) : (
        <div className={styles.feedView}>
          <h2 id={labelledBy} ref={isOpened ? focusOnMount : undefined} tabIndex={-1}>
            <bdi>{heading}</bdi>
          </h2>
          <ButtonLink variant="outline" small to={links.all}>
            {words.showAll}
          </ButtonLink>
        </div>
      )}
      <p className={layoutStyles.sr} role="status">
        {category && shown && ((isEmpty && empty?.heading) || countLine)}
      </p>
      {shown === undefined ? (
        <>
          {/* This row has the same place as in the skeleton. */}
          {isLoading && <div className={styles.feedHead}>{filter}</div>}
          {heading === undefined && <OwnPosts items={own} shared={shared} />}
          {isLoading ? (
            <PostsSkeleton />
          ) : (
            <FeedFailure
              error={error}
              onRetry={retry}
              pending={busy}
              closed={closed}
              community={community}
            />
          )}
        </>
      ) : (
        <>
          <div className={`${styles.feedHead} ${stale ? styles.isStale : ''}`}>
            {filter}
            <div className={`${styles.feedStatus} ${layoutStyles.caption} ${layoutStyles.muted}`}>
              {stale ? (
                <StaleNotice at={isOutdated ? fetchInfo.at : undefined} onRetry={online && retry} />
              ) : (
                (status?.(posts ?? [], countLine) ?? <p>{countLine}</p>)
              )}
            </div>
          </div>
          {isEmpty && empty && <EmptyState drawing="state-empty-feed" level={3} {...empty} />}
          {saved && posts !== undefined && (
            <Suspense>
              <UnlistedSavedPosts
                posts={[...posts, ...shown.map(({ entry }) => entry)]}
                fetchInfo={fetchInfo}
                alone={shown.length === 0}
              />
            </Suspense>
          )}
          <FeedList
            items={shown}
            shared={shared}
            labelledBy={labelledBy}
            newCount={announced.length}
            onShowNew={showNewPosts}
          />
        </>
      )}
    </section>
  );
}
