import { Suspense } from 'react';
import { lazyOptional } from '@/lib/lazyOptional';
import { useIdle } from '@/lib/useIdle';

const OutboxLine = lazyOptional(() => import('@/features/outbox/OutboxLine'), 'OutboxLine');

/** Opens the outbox on every page behind a login, so that unsent items are sent. */
export function LazyOutboxLine() {
  const idle = useIdle();
  return (
    idle && (
      <Suspense>
        <OutboxLine />
      </Suspense>
    )
  );
}
