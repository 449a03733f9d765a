import { type KeyboardEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Post } from '@/api/models/post';
import type { Laid } from '@/api/outbox/replay';
import { itemOf } from './alignLine';
import { FeedNews } from './FeedNews';
import type { FeedMemory } from './feedMemory';
import './feedList.css';
import { type Line, topRoom } from './line';
import { PostCard, type PostFoot } from './PostCard';
import { useWindowedFeed } from './useWindowedFeed';

type FeedListProps = {
  readonly items: readonly Laid<Post>[];
  readonly memory: FeedMemory;
  readonly foot: PostFoot;
  /** Names the feed. */
  readonly labelledBy: string;
  readonly waiting: number;
  /** Takes the posts that wait into the list. */
  readonly onAccept: () => void;
};

const nameOf = ({ title, author }: Post) => (title === '' ? author : `${title}, ${author}`);

/**
 * Posts in a window of the page (`role="feed"`): Page Up and Page Down go from one to the next. New
 * ones come in only on demand, and from them one way leads back to the line that was read.
 */
export function FeedList({ items, memory, foot, labelledBy, waiting, onAccept }: FeedListProps) {
  const list = useRef<HTMLDivElement>(null);
  const keys = useMemo(() => items.map(({ key }) => key), [items]);
  const feed = useWindowedFeed({ keys, list, memory });
  const { virtualizer, goTo, letGo, setFocused } = feed;
  const [returnTo, setReturnTo] = useState<Line>();
  const [back] = useState(() => memory.kept().line);
  const wanted = useRef<string | undefined>(undefined);
  const toTop = useRef(false);

  useLayoutEffect(() => {
    if (back === undefined) return undefined;
    // Keys go on from there too. A new document has had no focus that could come back.
    if (back.before !== true) {
      wanted.current = back.key;
      setFocused(back.key);
    }
    return goTo(back);
  }, [back, goTo, setFocused]);

  /** New posts are in the list now: to the first of them. */
  useLayoutEffect(() => {
    const [first] = keys;
    if (!toTop.current || first === undefined) return;
    toTop.current = false;
    wanted.current = first;
    setFocused(first);
    goTo({ key: first, top: topRoom });
  }, [keys, goTo, setFocused]);

  /** Focus follows as soon as its post is rendered. */
  useLayoutEffect(() => {
    if (wanted.current === undefined || list.current === null) return;
    const item = itemOf(list.current, wanted.current);
    item?.focus({ preventScroll: true });
    if (item !== null) wanted.current = undefined;
  });

  const accept = useCallback(() => {
    setReturnTo(letGo());
    toTop.current = true;
    onAccept();
  }, [letGo, onAccept]);

  const goBack = useCallback(() => {
    if (returnTo === undefined) return;
    wanted.current = returnTo.key;
    setFocused(returnTo.key);
    letGo();
    goTo(returnTo);
    setReturnTo(undefined);
  }, [returnTo, goTo, setFocused, letGo]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { PageDown: 1, PageUp: -1 }[event.key];
    const { target } = event;
    const article = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null;
    const index = feed.indexes.get(article?.dataset['key'] ?? '');
    if (step === undefined || index === undefined) return;
    const next = index + step;
    const key = keys[next];
    if (key === undefined) return;
    event.preventDefault();
    wanted.current = key;
    setFocused(key);
    virtualizer.scrollToIndex(next, { align: 'start' });
  };

  const margin = virtualizer.options.scrollMargin;
  return (
    <>
      <FeedNews
        count={waiting}
        onAccept={accept}
        {...(returnTo !== undefined && { onBack: goBack })}
      />
      {/* A feed's keys go from article to article, wherever in it the focus is (ARIA practices). */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={list}
        role="feed"
        aria-labelledby={labelledBy}
        className="posts"
        style={{ height: virtualizer.getTotalSize() }}
        onKeyDown={onKeyDown}
        onFocus={({ target }) =>
          setFocused(target.closest<HTMLElement>('[data-key]')?.dataset['key'])
        }
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setFocused(undefined);
        }}
      >
        {feed.items.map(({ index, start }) => {
          const item = items[index];
          if (item === undefined) return null;
          return (
            <article
              key={item.key}
              ref={virtualizer.measureElement}
              className="posts-item"
              data-index={index}
              data-key={item.key}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
              aria-label={nameOf(item.entry).slice(0, 160)}
              aria-posinset={index + 1}
              aria-setsize={items.length}
              style={{ transform: `translateY(${start - margin}px)` }}
            >
              <div className="post card">
                <PostCard
                  post={item.entry}
                  act={item.act}
                  foot={foot}
                  memory={memory}
                  itemKey={item.key}
                />
              </div>
            </article>
          );
        })}
      </div>
    </>
  );
}
