import { useCallback, useSyncExternalStore } from 'react';
import { useFormContext } from 'react-hook-form';

const nothing = () => undefined;

/**
 * What a field holds now, for fields that depend on another one; also what was chosen before the
 * script came, of which react-hook-form tells nobody.
 */
export function useAnswer(name: string): unknown {
  const { subscribe, getValues } = useFormContext<Record<string, unknown>>();
  const onAnswer = useCallback(
    (callback: () => void) => subscribe({ name, formState: { values: true }, callback }),
    [subscribe, name],
  );
  return useSyncExternalStore(onAnswer, () => getValues(name), nothing);
}
