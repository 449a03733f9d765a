import { useEffect, useRef } from 'react';
import { useActs, useActsKept } from '@/api/outbox/hooks';
import { outboxWords as words } from '@/content/outboxWords';
import { paths } from '@/lib/paths';
import { Alert } from '@/ui/Alert';
import { ButtonLink } from '@/ui/Button';
import '@/ui/card.css';
import { EmptyState } from '@/ui/EmptyState';
import { ActCard } from './ActCard';
import './outbox.css';

/** What a member did that has not reached the provider yet, the oldest first. */
export function OutboxList() {
  const acts = useActs().filter(({ state }) => state !== 'sent');
  const kept = useActsKept();
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(acts.length);
  useEffect(() => {
    const fewer = acts.length < before.current;
    before.current = acts.length;
    // The pressed button went with its card: reading goes on at the list.
    if (fewer && document.activeElement === document.body) place.current?.focus();
  }, [acts.length]);
  return (
    <div ref={place} tabIndex={-1} className="outbox" aria-label={words.list} role="region">
      {!kept && <Alert live>{words.notKept}</Alert>}
      {acts.length === 0 ? (
        <EmptyState drawing="state-waiting-outbox" heading={words.empty} text={words.emptyText}>
          <ButtonLink to={paths.community}>{words.toCommunity}</ButtonLink>
        </EmptyState>
      ) : (
        <ol>
          {acts.map((act) => (
            <ActCard key={act.id} act={act} />
          ))}
        </ol>
      )}
    </div>
  );
}
