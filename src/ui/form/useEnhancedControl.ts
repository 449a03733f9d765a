import { startTransition, useEffect, useState } from 'react';
import { addPrefetchFailure } from '@/lib/prefetch';
import { useIdle } from '@/lib/useIdle';

/** Swaps a plain control for a richer one when idle, never while it has the focus. */
export function useEnhancedControl(id: string, load: () => Promise<unknown>): boolean {
  const idle = useIdle();
  const [here, setHere] = useState(false);
  useEffect(() => {
    if (!idle) return undefined;
    const left = new AbortController();
    // In a transition the plain control stays until the other is ready.
    const change = () => {
      if (!left.signal.aborted) startTransition(() => setHere(true));
    };
    const fetchControl = async () => {
      await load();
      const field = document.getElementById(id)?.closest('[data-slot="field"]');
      if (field?.contains(document.activeElement) !== true) return change();
      const onLeave = (event: Event) => {
        const to = event instanceof FocusEvent ? event.relatedTarget : null;
        if (to instanceof Node && field.contains(to)) return;
        field.removeEventListener('focusout', onLeave);
        setTimeout(change);
      };
      return field.addEventListener('focusout', onLeave, { signal: left.signal });
    };
    // The plain control does without it.
    fetchControl().catch(addPrefetchFailure);
    return () => left.abort();
  }, [idle, id, load]);
  return here;
}
