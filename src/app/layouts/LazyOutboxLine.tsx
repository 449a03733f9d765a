import { Suspense } from 'react';
import { lazyOptional } from '@/lib/lazyOptional';
import { useIdle } from '@/lib/useIdle';

const OutboxStatus = lazyOptional(() => import('./OutboxStatus'), 'OutboxStatus');

/** Opens the outbox on every page behind a login, so that unsent items are sent. */
export function LazyOutboxLine() {
  const idle = useIdle();
  return (
    idle && (
      <Suspense>
        <OutboxStatus />
      </Suspense>
    )
  );
}
