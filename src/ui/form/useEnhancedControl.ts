import { startTransition, useEffect, useState } from 'react';
import { addPrefetchFailure } from '@/lib/prefetch';
import { useIdle } from '@/lib/useIdle';

/** The module of the control that replaces a plain one when idle, never while that has the focus. */
export function useEnhancedControl<Module>(id: string, load: () => Promise<Module>) {
  const idle = useIdle();
  const [control, setControl] = useState<Module>();
  useEffect(() => {
    if (!idle) return undefined;
    const left = new AbortController();
    const fetchControl = async () => {
      const loaded = await load();
      const change = () => {
        if (!left.signal.aborted) startTransition(() => setControl(loaded));
      };
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
  return control;
}
