import { type ReactNode, useEffect, useId, useReducer } from 'react';
import { readingOf } from '@/api/keptAnswers';
import type { Post } from '@/api/models/post';
import { type Place, placeKey } from '@/api/outbox/act';
import { feedWords as words, postsShown } from '@/content/feedWords';
import { useOnline } from '@/lib/useOnline';
import { usePolling } from '@/lib/usePolling';
import { EmptyState } from '@/ui/EmptyState';
import { isClosed, type PostsAnswer } from './answerOf';
import { FeedFailure } from './FeedFailure';
import { FeedList } from './FeedList';
import './feedList.css';
import type { PostFoot } from './PostCard';
import { PostsSkeleton } from './PostsSkeleton';
import { StaleLine } from './StaleLine';
import { useAccepted } from './useAccepted';
import { useFeedMemory } from './useFeedMemory';
import { useShown } from './useShown';

/** Lists are asked for again after so many milliseconds (specification, section 9). */
const interval = 10_000;

type FeedProps = {
  readonly place: Place;
  readonly answer: PostsAnswer;
  readonly refetch: () => PromiseLike<unknown>;
  readonly foot: PostFoot;
  /** Only posts of this category. */
  readonly category?: number | undefined;
  /** Stands above the list, given what is loaded and how many of it show. */
  readonly status?: (posts: readonly Post[], shown: number) => ReactNode;
};

/**
 * A feed: posts, the newest first, asked for again every 10 seconds while they are seen. Needs a
 * `key` where one screen shows several.
 */
export function Feed({ place, answer, refetch, foot, category, status }: FeedProps) {
  const { posts, error, busy } = answer;
  const memory = useFeedMemory(placeKey(place));
  const { items, waiting, accept } = useAccepted(place, posts, memory);
  const labelledBy = useId();
  const online = useOnline();
  const [, readAgain] = useReducer((times: number) => times + 1, 0);
  const reading = posts && readingOf(posts);
  const kept = reading?.kept === true;
  const out = reading !== undefined && (kept || !online);
  const stale = out || error !== undefined;
  usePolling(refetch, interval);
  // The same posts may come again: nothing of the answer changes then but when it was read.
  useEffect(() => {
    if (online && kept) void refetch().then(readAgain);
  }, [online, kept, refetch]);

  const shown = useShown(items, category);
  const count = waiting.filter((post) => category === undefined || post.category === category);
  const retry = () => void refetch();

  return (
    <section className="feed-list" data-slot="feed">
      <h2 id={labelledBy} className="sr">
        {words.posts}
      </h2>
      {shown === undefined ? (
        error === undefined || busy ? (
          <PostsSkeleton />
        ) : (
          <FeedFailure
            error={error}
            onRetry={retry}
            closed={place.list === 'community-posts' && isClosed(answer)}
          />
        )
      ) : (
        <>
          <div className={`feed-status caption muted ${stale ? 'is-stale' : ''}`}>
            {stale ? (
              <StaleLine at={out ? reading.at : undefined} onRetry={online && retry} />
            ) : (
              (status?.(posts ?? [], shown.length) ?? <p>{postsShown(shown.length)}</p>)
            )}
          </div>
          {shown.length === 0 && count.length === 0 && (
            <EmptyState
              drawing="state-empty-feed"
              heading={category === undefined ? words.empty : words.emptyCategory}
              level={3}
              text={category === undefined ? words.emptyText : words.emptyCategoryText}
            />
          )}
          <FeedList
            items={shown}
            memory={memory}
            foot={foot}
            labelledBy={labelledBy}
            waiting={count.length}
            onAccept={accept}
          />
        </>
      )}
    </section>
  );
}
