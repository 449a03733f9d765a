import { Suspense } from 'react';
import { lazyOptional } from '@/lib/lazyOptional';
import { useIdle } from '@/lib/useIdle';
import { lastHeight } from './pollRoom';
import './pollSlot.css';

const FeedPoll = lazyOptional(async () => (await import('./FeedPoll')).FeedPoll);

/** Room for a poll as it was last seen, else of usual size: the feed stands still when it comes. */
function Room({ id }: { readonly id: number }) {
  const height = lastHeight(id);
  const style = height === undefined ? undefined : { minHeight: `${height}px` };
  return <div className="poll-slot-room card" style={style} aria-hidden="true" />;
}

/** A poll in a feed, to vote in place: it comes when the page has nothing better to do. */
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
