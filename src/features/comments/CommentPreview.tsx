import { memo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { fromFeed } from '@/config/paths';
import { hasNextPage } from '@/api/offlineCache';
import type { Comment } from '@/api/models/comment';
import { commentWords, furtherComments, feedWords } from '@/content/feedWords';
import { useInView } from '@/lib/useInView';
import { useMutedLine } from '@/session/memberValues';
import { MutedLine } from '@/ui/MutedLine';
import { useFailureText } from '@/ui/LoadFailure';
import { ClampedText } from '@/ui/formatted/ClampedText';
import { Portrait } from '@/ui/formatted/Portrait';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './comments.module.css';
import type { Thread } from './comments.api';
import { useThread } from './useThread';

/** One line; a tap expands it (specification, section 9). */
const CommentLine = memo(function CommentLine({ comment }: { readonly comment: Comment }) {
  const [open, setOpen] = useState(false);
  const { author } = comment;
  const muted = useMutedLine(author);
  return (
    <li>
      {muted.isMuted && <MutedLine {...muted.line} />}
      {!muted.isFolded && (
        <>
          <Portrait name={author} size="small" />
          <div className={styles.commentLine}>
            <b dir="auto" translate="no">
              {author}
            </b>
            <ClampedText
              text={comment.text}
              lines={1}
              open={open}
              onToggle={() => setOpen(!open)}
              words={feedWords}
            />
          </div>
        </>
      )}
    </li>
  );
});

/** Specification, section 9. */
const maxPreviewComments = 3;

/** Milliseconds without scrolling before comments load. */
const rest = 150;

type CommentPreviewProps = {
  readonly thread: Thread;
  readonly to: string;
  readonly onOpen?: () => void;
};

/** The first three comments of a post, and how many more there are. */
export function CommentPreview({ thread, to, onOpen }: CommentPreviewProps) {
  const container = useRef<HTMLDivElement>(null);
  const inView = useInView(container, rest);
  const { list, comments: merged = [], error, refetch } = useThread(thread, inView);
  // What is not sent yet would look posted.
  const comments = merged.filter(({ item }) => item === undefined);
  const failureText = useFailureText(commentWords.failed);
  const isPartial = list !== undefined && hasNextPage(list);
  const further = comments.length - maxPreviewComments;
  return (
    <div ref={container} className={styles.commentPreview}>
      {comments.length > 0 && (
        <ul className={styles.comments}>
          {comments.slice(0, maxPreviewComments).map(({ key, entry }) => (
            <CommentLine key={key} comment={entry} />
          ))}
        </ul>
      )}
      {(further > 0 || isPartial) && (
        <Link
          className={`${styles.commentsMore} ${layoutStyles.caption}`}
          to={to}
          state={fromFeed}
          onClick={onOpen}
        >
          {isPartial ? feedWords.moreComments : furtherComments(further)}
        </Link>
      )}
      {error !== undefined && comments.length === 0 && (
        <p className={`${styles.commentsFailed} ${layoutStyles.caption} ${layoutStyles.muted}`}>
          <span>{failureText}</span>
          <button type="button" onClick={refetch}>
            {commentWords.again}
          </button>
        </p>
      )}
    </div>
  );
}
