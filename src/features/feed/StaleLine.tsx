import { useState } from 'react';
import { feedWords as words, offlineSince } from '@/content/feedWords';
import { Button } from '@/ui/Button';
import { spoken } from '@/ui/formatted/moments';

type StaleLineProps = {
  /** When what shows was read, in milliseconds, where there is no connection. */
  readonly at?: number | undefined;
  /** Given where it may be asked for again. */
  readonly onRetry?: (() => void) | false;
};

/**
 * The newest posts could not be read, and those on screen stay: 'Offline: as of 14:05' without a
 * connection.
 */
export function StaleLine({ at, onRetry }: StaleLineProps) {
  const [now] = useState(() => Date.now());
  const offline = at !== undefined;
  return (
    <div
      className={offline ? 'feed-stale feed-stale--offline' : 'feed-stale'}
      role="status"
      data-slot={offline ? 'offline-line' : undefined}
    >
      {offline ? offlineSince(spoken(at, now)) : words.stale}
      {onRetry && (
        <Button variant="outline" small onClick={onRetry}>
          {words.again}
        </Button>
      )}
    </div>
  );
}
