import { Suspense } from 'react';
import { lazyOptional } from '@/lib/lazyOptional';
import { useIdle } from '@/lib/useIdle';
import { lastHeight } from './pollRoom';
import * as cardStyles from '@/ui/card.module.css';
import * as styles from './feedPoll.module.css';

const FeedPoll = lazyOptional(() => import('./FeedPoll'), 'FeedPoll');

/** As high as it last was, so that the feed does not move. */
function Room({ id }: { readonly id: number }) {
  const height = lastHeight(id);
  const style = height === undefined ? undefined : { minHeight: `${height}px` };
  return (
    <div
      className={`${styles.pollSlotRoom} ${cardStyles.card}`}
      data-slot="poll-slot-room"
      style={style}
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
