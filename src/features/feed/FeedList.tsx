import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Post } from '@/api/models/post';
import type { OutboxItem } from '@/outbox/item';
import { type MergedEntry, useHighlightedKeys } from '@/outbox/hooks';
import { itemOf, type ScrollAnchor, topInset } from '@/lib/windowed/scrollAnchor';
import { NewPostsBar } from './NewPostsBar';
import { isAboveWindow, windowBottom } from '@/ui/windowEdges';
import * as cardStyles from '@/ui/card.module.css';
import * as postStyles from './post.module.css';
import * as feedStyles from './feed.module.css';
import { PostCard, type PostListProps } from './PostCard';
import { cutText } from '@/lib/visibleText';
import { useFeedKeys } from './useFeedKeys';
import { usePictureViewer } from './usePictureViewer';
import { useWindowedList } from '@/lib/windowed/useWindowedList';

type FeedListProps = {
  readonly items: readonly MergedEntry<Post>[];
  readonly shared: PostListProps;
  readonly labelledBy: string;
  readonly newCount: number;
  readonly onShowNew: (anchor?: ScrollAnchor) => void;
};

/** Usual width of the column, in pixels. */
const column = 620;

/** Estimated height in pixels: picture, and three lines of text. */
const heightOf = ({ picture }: Post) =>
  picture === undefined ? 360 : 360 + Math.min(globalThis.screen.width, column) / (16 / 10);

const noFooter = () => null;

const nameOf = ({ title, author }: Post) => (title === '' ? author : `${title}, ${author}`);

/** Below the buttons and toasts at the top of the window, in pixels. */
const clearInset = topInset + 72;

/** A windowed `role="feed"` with Page Up and Page Down; new posts are shown on demand only. */
export function FeedList({ items, shared, labelledBy, newCount, onShowNew }: FeedListProps) {
  const { memory } = shared;
  const list = useRef<HTMLDivElement>(null);
  const { view, viewer } = usePictureViewer(items);
  const keys = useMemo(() => items.map(({ key }) => key), [items]);
  const estimate = (index: number) => {
    const item = items[index];
    return item === undefined ? 0 : heightOf(item.entry);
  };
  const feed = useWindowedList({ keys, list, memory, estimate });
  const { virtualizer, goTo, releaseAnchor, setFocused } = feed;
  const [returnTo, setReturnTo] = useState<ScrollAnchor>();
  const [back] = useState(() => memory.state().anchor);
  const wanted = useRef<string | undefined>(undefined);
  const toTop = useRef(false);
  const focusOnceRendered = useCallback(
    (key: string) => {
      wanted.current = key;
      setFocused(key);
    },
    [setFocused],
  );

  useLayoutEffect(() => {
    if (back === undefined) return undefined;
    // Arrow keys continue from the entry that had the focus; after a reload none had it.
    if (back.isFromLastDocument !== true) focusOnceRendered(back.key);
    return goTo(back);
  }, [back, goTo, focusOnceRendered]);

  useLayoutEffect(() => {
    const [first] = keys;
    if (!toTop.current || first === undefined) return;
    toTop.current = false;
    focusOnceRendered(first);
    goTo({ key: first, top: clearInset });
  }, [keys, goTo, focusOnceRendered]);

  useLayoutEffect(() => {
    if (wanted.current === undefined || list.current === null) return;
    const item = itemOf(list.current, wanted.current);
    item?.focus({ preventScroll: true });
    if (item !== null) wanted.current = undefined;
  });

  /** Scrolls to the member's own new post if it is out of view, unless they have read on. */
  const reveal = (key: string, item: OutboxItem | undefined) => {
    const article = list.current && itemOf(list.current, key);
    if (article === null || isAboveWindow(article)) return;
    const { top } = article.getBoundingClientRect();
    const { activeElement } = document;
    // The pressed button disappears when the form collapses.
    const isAtButton = activeElement?.matches('[data-slot=composer] button') === true;
    if (activeElement === document.body || isAtButton) focusOnceRendered(key);
    // One that could not be sent must show its buttons, and may be higher than the window.
    const buttons =
      item === undefined || item.state === 'queued'
        ? null
        : article.querySelector('[data-slot=pending-item]');
    const height = (buttons?.getBoundingClientRect().bottom ?? 0) - top;
    const lowest = buttons ? windowBottom() - height : window.innerHeight / 2;
    if (top >= clearInset && top < lowest) return;
    releaseAnchor();
    goTo({ key, top: buttons ? Math.min(clearInset, lowest) : clearInset });
  };
  const highlighted = useHighlightedKeys(items, reveal);

  const showNew = () => {
    const anchor = releaseAnchor();
    setReturnTo(anchor);
    toTop.current = true;
    onShowNew(anchor);
  };

  const goBack = (anchor: ScrollAnchor) => {
    focusOnceRendered(anchor.key);
    releaseAnchor();
    goTo(anchor);
    setReturnTo(undefined);
  };

  const goToPost = (index: number): boolean => {
    const key = keys[index];
    if (key === undefined) return false;
    focusOnceRendered(key);
    virtualizer.scrollToIndex(index, { align: 'start' });
    return true;
  };
  useFeedKeys(list, feed.indexes, memory, goToPost);

  const margin = virtualizer.options.scrollMargin;
  return (
    <>
      <NewPostsBar
        count={newCount}
        onShow={showNew}
        {...(returnTo && feed.indexes.has(returnTo.key) && { onBack: () => goBack(returnTo) })}
      />
      <div
        ref={list}
        // A feed must have articles.
        {...(items.length > 0 && { role: 'feed', 'aria-labelledby': labelledBy })}
        className={feedStyles.posts}
        style={{ height: virtualizer.getTotalSize() }}
        {...feed.focusHandlers}
      >
        {feed.items.map(({ index, start }) => {
          const item = items[index];
          if (item === undefined) return null;
          return (
            <article
              key={item.key}
              ref={virtualizer.measureElement}
              className={feedStyles.postsItem}
              data-index={index}
              data-key={item.key}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
              aria-label={cutText(nameOf(item.entry), 160)}
              aria-posinset={index + 1}
              aria-setsize={items.length}
              style={{ transform: `translateY(${start - margin}px)` }}
            >
              <div
                className={`${postStyles.post} ${cardStyles.card}`}
                data-new={highlighted.has(item.key) || undefined}
              >
                <PostCard
                  {...shared}
                  post={item.entry}
                  item={item.item}
                  onView={view}
                  itemKey={item.key}
                />
              </div>
            </article>
          );
        })}
      </div>
      {viewer}
    </>
  );
}

/** The member's posts while the list is loading or has failed. */
export function OwnPosts({ items, shared }: Pick<FeedListProps, 'items' | 'shared'>) {
  const { view, viewer } = usePictureViewer(items);
  return (
    <>
      {items.map(({ key, entry, item }) => (
        <article
          key={key}
          className={`${postStyles.post} ${cardStyles.card} ${feedStyles.ownPost}`}
          aria-label={entry.title || entry.author}
        >
          <PostCard
            {...shared}
            renderFooter={noFooter}
            foldsMuted={false}
            post={entry}
            item={item}
            onView={view}
            itemKey={key}
          />
        </article>
      ))}
      {viewer}
    </>
  );
}
