import { Suspense, useCallback, useLayoutEffect, useRef } from 'react';
import { lazyOptional } from '@/lib/lazyOptional';
import { useIdle } from '@/lib/useIdle';
import * as cardStyles from '@/ui/card.module.css';
import * as styles from './feedPoll.module.css';

const FeedPoll = lazyOptional(() => import('./FeedPoll'), 'FeedPoll');

/** Of polls' cards, when last seen, as their styles say: never rounded. */
const heights = new Map<number, string>();

/** Remembers a card's height, to reserve its room, unless it `returnsLower`. For its `ref`. */
export function useRememberedHeight(poll: number, returnsLower: boolean) {
  const isIgnored = useRef(false);
  useLayoutEffect(() => {
    isIgnored.current = returnsLower;
  }, [returnsLower]);
  return useCallback(
    (card: HTMLElement | null) => () => {
      if (card !== null && !isIgnored.current) heights.set(poll, getComputedStyle(card).height);
    },
    [poll],
  );
}

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
