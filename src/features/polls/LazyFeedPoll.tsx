import { Suspense, useCallback } from 'react';
import { lazyOptional } from '@/lib/lazyOptional';
import { useIdle } from '@/lib/useIdle';
import * as cardStyles from '@/ui/card.module.css';
import * as styles from './feedPoll.module.css';

const FeedPoll = lazyOptional(() => import('./FeedPoll'), 'FeedPoll');

/** Of polls' cards, when last seen, in CSS pixels. */
const heights = new Map<number, number>();

/** Remembers a card's height, to reserve its room. For its `ref`. */
export const useRememberedHeight = (poll: number) =>
  useCallback(
    (card: HTMLElement | null) => {
      if (card === null || typeof ResizeObserver !== 'function') return undefined;
      // Not rounded, as the card's own measures are far down a long page.
      const observer = new ResizeObserver(([measured]) => {
        const height = measured?.borderBoxSize[0]?.blockSize;
        if (height !== undefined) heights.set(poll, height);
      });
      observer.observe(card);
      return () => observer.disconnect();
    },
    [poll],
  );

/** As high as it last was, so that the feed does not move. */
function Room({ id }: { readonly id: number }) {
  return (
    <div
      className={`${styles.pollSlotRoom} ${cardStyles.card}`}
      data-slot="poll-slot-room"
      style={{ minHeight: heights.get(id) }}
      aria-hidden="true"
    />
  );
}

/** A poll in a feed, loaded when idle. */
export function LazyFeedPoll({ id }: { readonly id: number }) {
  const idle = useIdle();
  const room = <Room id={id} />;
  if (!idle) return room;
  return (
    <Suspense fallback={room}>
      <FeedPoll id={id} room={room} />
    </Suspense>
  );
}
