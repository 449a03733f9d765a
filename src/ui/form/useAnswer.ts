import { useCallback, useSyncExternalStore } from 'react';
import { useFormContext } from 'react-hook-form';

const nothing = () => undefined;

/** Observes a field, including choices made before hydration, which react-hook-form misses. */
export function useAnswer(name: string): unknown {
  const { subscribe, getValues } = useFormContext<Record<string, unknown>>();
  const onAnswer = useCallback(
    (callback: () => void) => subscribe({ name, formState: { values: true }, callback }),
    [subscribe, name],
  );
  return useSyncExternalStore(onAnswer, () => getValues(name), nothing);
}
