import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type DraftKeeper, draftKey, openDraft } from '@/lib/draft';
import type { SchemaForm } from './useSchemaForm';

type DraftOptions = {
  /** What it is about, where one form serves several things. */
  readonly target?: string;
  /** Fields that are never kept: passwords. */
  readonly except?: readonly string[];
  /** Called once the draft is back, with all that the form holds then. */
  readonly onRestored?: (values: FieldValues) => void | Promise<void>;
};

const isFilled = (value: unknown) => typeof value === 'string' && value !== '';

/**
 * Keeps what is typed into a form on this device, for who is logged in.
 * The draft comes back after the form stands, and never over what was typed meanwhile.
 * @param place name of the form
 * @returns `refused`: this device keeps no drafts, and the form says so; `clear`: forgets the draft,
 *   for when the form has done its work; `save`: saves what the form holds now; `flush`: writes what
 *   waits, and resolves when that is done
 */
export function useDraft<Output>(
  { getValues, setValue, subscribe }: SchemaForm<Output>,
  place: string,
  { target = '', except = [], onRestored }: DraftOptions = {},
) {
  const [refused, setRefused] = useState(false);
  const keeper = useRef<DraftKeeper>(undefined);
  const left = except.join(' ');
  const restored = useEffectEvent((values: FieldValues) => onRestored?.(values));

  useEffect(() => {
    let gone = false;
    let restoring = true;
    const typed = new Set<string>();
    const draft = openDraft(draftKey(place, target), (kept) => {
      if (!gone) setRefused(!kept);
    });
    keeper.current = draft;
    const skipped = new Set(left.split(' '));
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ name, values }) => {
        if (restoring && name !== undefined) typed.add(name);
        const kept = Object.entries(values).filter(
          ([field, value]) => typeof value === 'string' && !skipped.has(field),
        );
        draft.keep(Object.fromEntries(kept));
      },
    });
    const restore = async () => {
      const values = await draft.load();
      restoring = false;
      if (gone || values === undefined) return;
      for (const [name, value] of Object.entries(values)) {
        if (typed.has(name) || skipped.has(name) || isFilled(getValues()[name])) continue;
        setValue(name, value);
      }
      await restored(getValues());
    };
    void restore();
    return () => {
      gone = true;
      unsubscribe();
      draft.close();
    };
  }, [getValues, setValue, subscribe, place, target, left]);

  const clear = useCallback(() => keeper.current?.drop(), []);
  const flush = useCallback(async () => keeper.current?.flush(), []);
  const save = useCallback(() => {
    const skipped = new Set(left.split(' '));
    const texts = Object.entries(getValues()).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !skipped.has(entry[0]),
    );
    keeper.current?.keep(Object.fromEntries(texts));
  }, [getValues, left]);
  return { refused, clear, flush, save };
}
