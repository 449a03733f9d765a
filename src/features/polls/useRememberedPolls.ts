import { useEffect, useRef } from 'react';
import { useOutboxItems } from '@/outbox/hooks';
import { rememberPoll } from './knownPolls';

/** Remembers each poll that was sent, also long after its form: the API has no list (decisions, section 4). */
export function useRememberedPolls(): void {
  const items = useOutboxItems();
  const remembered = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, kind, state, entryId, payload } of items) {
      if (kind !== 'poll' || state !== 'sent' || entryId === undefined) continue;
      if (remembered.current.has(id)) continue;
      remembered.current.add(id);
      rememberPoll({ id: entryId, question: payload.question });
    }
  }, [items]);
}
