import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useStoredDraft } from '@/lib/useStoredDraft';
import type { SchemaForm } from './useSchemaForm';

type DraftOptions = {
  /** For forms that serve several things. */
  readonly target?: string;
  /** Never stored: passwords. */
  readonly except?: readonly string[];
  /** Called with all values after a restore. */
  readonly onRestored?: (values: FieldValues) => void | Promise<void>;
};

const isFilled = (value: unknown) => typeof value === 'string' && value !== '';

/** Stores a form's values for the member; restores them without overwriting newer input. */
export function useDraft<Output>(
  { getValues, setValue, subscribe }: SchemaForm<Output>,
  formName: string,
  { target = '', except = [], onRestored }: DraftOptions = {},
) {
  const typed = useRef(new Set<string>());
  const isFilling = useRef(false);
  const texts = () =>
    Object.fromEntries(
      Object.entries(getValues()).filter(
        (entry): entry is [string, string] =>
          typeof entry[1] === 'string' && !except.includes(entry[0]),
      ),
    );
  const draft = useStoredDraft(formName, target, (stored, saveNow) => {
    const restored = Object.entries(stored);
    if (restored.length === 0) return;
    isFilling.current = true;
    for (const [name, value] of restored) {
      if (typed.current.has(name) || except.includes(name) || isFilled(getValues()[name])) continue;
      setValue(name, value);
    }
    isFilling.current = false;
    saveNow(texts());
    void onRestored?.(getValues());
  });
  const save = () => draft.save(texts());
  const handleChange = useEffectEvent((name: string | undefined) => {
    if (isFilling.current) return;
    if (name !== undefined) typed.current.add(name);
    save();
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ name }) => handleChange(name) }),
    [subscribe],
  );
  return { ...draft, save };
}
