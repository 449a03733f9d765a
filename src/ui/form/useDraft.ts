import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useStoredDraft } from '@/lib/useStoredDraft';
import type { SchemaForm } from './useSchemaForm';

type DraftOptions = {
  readonly target?: string;
  /** Never stored: passwords. */
  readonly except?: readonly string[];
  readonly onRestored?: (values: FieldValues) => void | Promise<void>;
};

const isFilled = (value: unknown) => typeof value === 'string' && value !== '';

/** Stores a form's values; restores them (again once the member is known), never over newer input. */
export function useDraft<Output>(
  { getValues, setValue, subscribe }: SchemaForm<Output>,
  formName: string,
  { target = '', except = [], onRestored }: DraftOptions = {},
) {
  const typed = useRef(new Set<string>());
  /** The fields that were restored, with what they had before. */
  const replaced = useRef(new Map<string, unknown>());
  const isFilling = useRef(false);
  const texts = () =>
    Object.fromEntries(
      Object.entries(getValues()).filter(
        (entry): entry is [string, string] =>
          typeof entry[1] === 'string' && !except.includes(entry[0]),
      ),
    );
  const draft = useStoredDraft(formName, target, (stored, saveNow) => {
    const restored = { ...Object.fromEntries(replaced.current), ...stored };
    if (Object.keys(restored).length === 0) return;
    isFilling.current = true;
    for (const [name, value] of Object.entries(restored)) {
      const present = getValues()[name];
      const isOwn = typed.current.has(name) || (isFilled(present) && !replaced.current.has(name));
      if (isOwn || except.includes(name)) continue;
      if (!replaced.current.has(name)) replaced.current.set(name, present);
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
  // No event tells of what was typed before the form hydrated.
  const saveEarly = useEffectEvent(() => Object.values(texts()).some(isFilled) && save());
  useEffect(() => {
    saveEarly();
    return subscribe({
      formState: { values: true },
      callback: ({ name }) => handleChange(name),
    });
  }, [subscribe]);
  return { ...draft, save };
}
