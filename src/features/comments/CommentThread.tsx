import { memo, type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import type { Comment } from '@/api/models/comment';
import type { Act } from '@/api/outbox/act';
import { commentPageWords as words } from '@/content/commentPageWords';
import { commentWords, feedWords } from '@/content/feedWords';
import { Ago } from '@/ui/formatted/Ago';
import { Button } from '@/ui/Button';
import '@/ui/card.css';
import { Clamped } from '@/ui/formatted/Clamped';
import { EmptyState } from '@/ui/EmptyState';
import { Initials } from '@/ui/formatted/Initials';
import '@/ui/skeleton.css';
import './comments.css';
import type { Thread } from './thread';
import { useThread } from './useThread';

/** Lines of a long comment before the rest is asked for. */
const lines = 12;

type Pending = (act: Act) => ReactNode;

type CommentItemProps = {
  readonly comment: Comment;
  readonly act?: Act | undefined;
  readonly pending: Pending;
};

const CommentItem = memo(function CommentItem({ comment, act, pending }: CommentItemProps) {
  const [open, setOpen] = useState(false);
  const toggle = useCallback(() => setOpen((was) => !was), []);
  const { author, text, createdAt } = comment;
  return (
    <li className="comment">
      <Initials name={author} small />
      <div>
        <p className="comment-author">
          <b>
            <bdi>{author}</bdi>
          </b>
          {createdAt !== undefined && (
            <span className="caption muted">
              <Ago moment={createdAt} />
            </span>
          )}
        </p>
        <Clamped text={text} lines={lines} open={open} onToggle={toggle} words={feedWords} />
        {act !== undefined && pending(act)}
      </div>
    </li>
  );
});

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
  /** Shows where one's own comment stands on its way; the same function at each render. */
  readonly pending: Pending;
  /** Told where the provider knows no such post. */
  readonly onGone: () => void;
};

/** All comments of a post, the oldest first, kept current while the page is seen. */
export function CommentThread({ thread, pending, onGone }: CommentThreadProps) {
  const { comments, error, refetch } = useThread(thread, true);
  const heading = useId();
  const gone = error !== undefined && 'status' in error && error.status === 404;
  useEffect(() => {
    if (gone) onGone();
  }, [gone, onGone]);
  // The post itself says that it is gone.
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
        <ul>
          {comments.map(({ key, entry, act }) => (
            <CommentItem key={key} comment={entry} act={act} pending={pending} />
          ))}
        </ul>
      )}
    </section>
  );
}
