import {
  type ComponentProps,
  memo,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Comment } from '@/api/models/comment';
import type { OutboxItem } from '@/outbox/item';
import { type MergedEntry, useHighlightedKeys } from '@/outbox/hooks';
import { commentPageWords as words } from '@/content/commentPageWords';
import { feedWords } from '@/content/feedWords';
import { type ListMemory, useListMemory, useRememberedOpen } from '@/lib/windowed/listMemory';
import { useWindowedList } from '@/lib/windowed/useWindowedList';
import { useMutedLine } from '@/session/memberValues';
import { MutedLine } from '@/ui/MutedLine';
import { Ago } from '@/ui/formatted/Ago';
import { ClampedText } from '@/ui/formatted/ClampedText';
import { Portrait } from '@/ui/formatted/Portrait';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './comments.module.css';

/** Lines of a long comment before it is cut. */
const lines = 12;

/** Up to so many are all rendered: for the browser's search and for print. */
const fewComments = 50;

/** Renders the status of one's own comment; the same function at each render. */
export type RenderPending = (item: OutboxItem) => ReactNode;

type CommentBodyProps = {
  readonly comment: Comment;
  readonly item?: OutboxItem | undefined;
  readonly renderPending: RenderPending;
  readonly memory: Pick<ListMemory, 'isOpen' | 'toggle'>;
  readonly itemKey: string;
};

const CommentBody = memo(function CommentBody(props: CommentBodyProps) {
  const { comment, item, renderPending, memory, itemKey } = props;
  const [open, toggle] = useRememberedOpen(memory, itemKey);
  const { author, text, createdAt } = comment;
  const muted = useMutedLine(author, item === undefined);
  // As below, so that the line's buttons keep the focus.
  if (muted.isFolded) return <MutedLine {...muted.line} />;
  return (
    <>
      {muted.isMuted && <MutedLine {...muted.line} />}
      <Portrait name={author} size="small" />
      <div>
        <p className={styles.commentAuthor}>
          <b>
            <bdi translate="no">{author}</bdi>
          </b>
          {createdAt !== undefined && (
            <span className={`${layoutStyles.caption} ${layoutStyles.muted}`}>
              <Ago moment={createdAt} />
            </span>
          )}
        </p>
        <ClampedText text={text} lines={lines} open={open} onToggle={toggle} words={feedWords} />
        {item !== undefined && renderPending(item)}
      </div>
    </>
  );
});

const charactersPerLine = 45;

/** Estimated height in pixels. */
const heightOf = ({ text }: Comment) =>
  54 + 26 * Math.min(lines, Math.ceil(text.length / charactersPerLine));

type CommentListProps = {
  readonly listKey: string;
  readonly comments: readonly MergedEntry<Comment>[];
  readonly pending: RenderPending;
};

const noKeys: readonly string[] = [];

/** Comments in the thread's order; long lists are windowed as in a feed. */
export function CommentList({ listKey, comments, pending }: CommentListProps) {
  const list = useRef<HTMLUListElement>(null);
  const highlighted = useHighlightedKeys(comments);
  const memory = useListMemory(listKey);
  const [windowed, setWindowed] = useState(comments.length > fewComments);
  // To change while it is read would move what is read.
  if (!windowed && comments.length > 4 * fewComments) setWindowed(true);
  const keys = useMemo(
    () => (windowed ? comments.map(({ key }) => key) : noKeys),
    [comments, windowed],
  );
  const estimate = (index: number) => {
    const found = comments[index];
    return found === undefined ? 0 : heightOf(found.entry);
  };
  const { virtualizer, items, goTo, focusHandlers } = useWindowedList({
    keys,
    list,
    memory,
    estimate,
  });
  const [back] = useState(() => memory.state().anchor);
  useLayoutEffect(
    () => (windowed && back !== undefined ? goTo(back) : undefined),
    [windowed, back, goTo],
  );

  const row = ({ key, entry, item }: MergedEntry<Comment>, placed?: ComponentProps<'li'>) => (
    <li
      key={key}
      className={styles.comment}
      data-new={highlighted.has(key) || undefined}
      data-slot="comment"
      {...placed}
    >
      <CommentBody
        comment={entry}
        item={item}
        renderPending={pending}
        memory={memory}
        itemKey={key}
      />
    </li>
  );
  const placedRow = ({ index, start }: (typeof items)[number]) => {
    const merged = comments[index];
    const placed = {
      ref: virtualizer.measureElement,
      'data-index': index,
      'data-key': merged?.key,
      'aria-posinset': index + 1,
      'aria-setsize': comments.length,
      style: { transform: `translateY(${start - virtualizer.options.scrollMargin}px)` },
    };
    return merged && row(merged, placed);
  };
  const height = virtualizer.getTotalSize();
  const placing = { className: styles.commentsWindowed, style: { height }, ...focusHandlers };
  const isPosted = comments.some(({ key, item }) => item === undefined && highlighted.has(key));
  return (
    <>
      <p className={layoutStyles.sr} role="status">
        {isPosted && words.posted}
      </p>
      {comments.length > 0 && (
        <ul ref={list} {...(windowed && placing)}>
          {windowed ? items.map(placedRow) : comments.map((merged) => row(merged))}
        </ul>
      )}
    </>
  );
}
