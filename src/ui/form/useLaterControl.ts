import { startTransition, useEffect, useState } from 'react';
import { useIdle } from '@/lib/useIdle';

/**
 * When a richer control may take a plain one's place: its code is fetched once the page is idle, and
 * it never comes under the fingers of someone who is in the plain one. Where it cannot be fetched the
 * plain one stays.
 * @param id of the plain control
 * @param load fetches the richer one, which is a `React.lazy` of the same; a constant function
 */
export function useLaterControl(id: string, load: () => Promise<unknown>): boolean {
  const idle = useIdle();
  const [here, setHere] = useState(false);
  useEffect(() => {
    if (!idle) return undefined;
    const left = new AbortController();
    // In a transition the plain control stays until the other one can be shown.
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
    fetchControl().catch(() => undefined);
    return () => left.abort();
  }, [idle, id, load]);
  return here;
}
