import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { commentWords, furtherComments } from '@/content/feedWords';
import { useInView } from '@/lib/useInView';
import { CommentLine } from './CommentLine';
import './comments.css';
import type { Thread } from './thread';
import { useThread } from './useThread';

/** Specification, section 9: comments shown per post preview. */
const most = 3;

/** How long the page rests before the comments of what is in view are asked for, in milliseconds. */
const rest = 150;

type CommentPreviewProps = {
  readonly thread: Thread;
  /** Where all of them are. */
  readonly to: string;
  readonly onOpen?: () => void;
};

/** The first three comments under a post, and how many there are besides. */
export function CommentPreview({ thread, to, onOpen }: CommentPreviewProps) {
  const place = useRef<HTMLDivElement>(null);
  const inView = useInView(place, rest);
  const { comments = [], error, refetch } = useThread(thread, inView);
  const further = comments.length - most;
  return (
    <div ref={place} className="comment-preview" data-slot="comment-preview">
      {comments.length > 0 && (
        <ul className="comments">
          {comments.slice(0, most).map(({ key, entry }) => (
            <CommentLine key={key} comment={entry} />
          ))}
        </ul>
      )}
      {further > 0 && (
        <Link className="comments-more caption" to={to} onClick={onOpen}>
          {furtherComments(further)}
        </Link>
      )}
      {error !== undefined && comments.length === 0 && (
        <p className="comments-failed caption muted">
          {commentWords.failed}
          <button type="button" onClick={refetch}>
            {commentWords.again}
          </button>
        </p>
      )}
    </div>
  );
}
