import { useEffect, useId } from 'react';
import { targetListKey } from '@/outbox/item';
import { commentPageWords as words } from '@/content/commentPageWords';
import { commentWords } from '@/content/feedWords';
import { Button } from '@/ui/Button';
import '@/ui/card.css';
import { EmptyState } from '@/ui/EmptyState';
import '@/ui/skeleton.css';
import { CommentList, type RenderPending } from './CommentList';
import './comments.css';
import { type Thread, threadPlace } from './thread';
import { useThread } from './useThread';

function Failure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="comments-failed" role="status">
      {commentWords.failed}
      <Button variant="outline" small onClick={onRetry}>
        {commentWords.again}
      </Button>
    </div>
  );
}

type CommentThreadProps = {
  readonly thread: Thread;
  readonly pending: RenderPending;
  /** Called if the provider has no such post. */
  readonly onGone: () => void;
};

/** All comments of a post, oldest first, polled while visible. */
export function CommentThread({ thread, pending, onGone }: CommentThreadProps) {
  const { comments, error, refetch } = useThread(thread, true);
  const heading = useId();
  const gone = error !== undefined && 'status' in error && error.status === 404;
  useEffect(() => {
    if (gone) onGone();
  }, [gone, onGone]);
  // The post itself shows that it is gone.
  if (gone) return null;
  return (
    <section className="card comment-thread" aria-labelledby={heading} data-slot="comments">
      <h2 id={heading}>{words.heading}</h2>
      {error !== undefined && <Failure onRetry={refetch} />}
      {comments === undefined && error === undefined && (
        <div role="status" aria-label={words.loading} className="comment-waiting">
          <span className="skel" />
          <span className="skel" />
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
      {comments !== undefined && comments.length > 0 && (
        <CommentList
          key={targetListKey(threadPlace(thread))}
          place={targetListKey(threadPlace(thread))}
          comments={comments}
          pending={pending}
        />
      )}
    </section>
  );
}
