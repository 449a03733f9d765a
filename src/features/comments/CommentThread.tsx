import { useEffect, useEffectEvent, useId } from 'react';
import { fetchInfoOf, hasNextPage } from '@/api/offlineCache';
import { targetListKey } from '@/outbox/item';
import { commentPageWords as words } from '@/content/commentPageWords';
import { commentWords, offlineSince } from '@/content/feedWords';
import { useOnline } from '@/lib/useOnline';
import * as cardStyles from '@/ui/card.module.css';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './comments.module.css';
import { EmptyState } from '@/ui/EmptyState';
import { useWeekdayTime } from '@/ui/formatted/Ago';
import { LoadFailure } from '@/ui/LoadFailure';
import { CommentList, type RenderPending } from './CommentList';
import type { Thread } from './comments.api';
import { useThread } from './useThread';

type CommentThreadProps = {
  readonly thread: Thread;
  readonly renderPending: RenderPending;
  /** The loaded posts have it. */
  readonly listed: boolean;
  /** Comments are no longer possible. */
  readonly gone: boolean;
  /** Called with true if the comments answer 404, else with false. */
  readonly onMissingChange: (isMissing: boolean) => void;
};

/** The loaded comments of a post, polled while visible. */
export function CommentThread({
  thread,
  renderPending,
  listed,
  gone,
  onMissingChange,
}: CommentThreadProps) {
  const { list, comments, isMissing, error, refetch } = useThread(thread, true);
  const fetchInfo = list && fetchInfoOf(list);
  const loadedAt = useWeekdayTime(fetchInfo?.at);
  const isOnline = useOnline();
  const isOutdated = fetchInfo !== undefined && (fetchInfo.isCached || !isOnline);
  const heading = useId();
  const listKey = targetListKey(thread);
  const reportMissing = useEffectEvent(onMissingChange);
  useEffect(() => {
    reportMissing(isMissing);
  }, [isMissing]);
  // The post itself shows whether it is gone. Providers may have an empty list for any id.
  if (isMissing ? !listed : gone && comments?.length === 0) return null;
  return (
    <section
      className={`${cardStyles.card} ${styles.commentThread}`}
      aria-labelledby={heading}
      data-slot="comments"
    >
      <h2 id={heading}>{words.heading}</h2>
      {error !== undefined && (
        <LoadFailure
          className={styles.commentsFailed}
          text={commentWords.failed}
          onRetry={refetch}
        />
      )}
      {isOutdated && error === undefined && (
        <p className={`${layoutStyles.caption} ${layoutStyles.muted}`} role="status">
          {offlineSince(loadedAt)}
        </p>
      )}
      {comments === undefined && error === undefined && (
        <div role="status" className={styles.commentWaiting}>
          <span className={layoutStyles.sr}>{words.loading}</span>
          <span className={cardStyles.skel} data-slot="skeleton" />
          <span className={cardStyles.skel} data-slot="skeleton" />
        </div>
      )}
      {comments?.length === 0 && (
        <EmptyState
          drawing="state-empty-comments"
          heading={words.empty}
          level={3}
          text={words.emptyText}
        />
      )}
      {/* Also while it is empty, so that the first comment is seen to arrive. */}
      {comments !== undefined && (
        <CommentList key={listKey} listKey={listKey} comments={comments} pending={renderPending} />
      )}
      {list !== undefined && hasNextPage(list) && (
        <p className={`${layoutStyles.caption} ${layoutStyles.muted}`}>{words.more}</p>
      )}
    </section>
  );
}
