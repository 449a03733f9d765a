import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type DraftStorage, dropMovedDraft, openDraft } from '@/lib/draft';
import { useDraftKey } from '@/lib/useDraftKey';
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
  place: string,
  { target = '', except = [], onRestored }: DraftOptions = {},
) {
  const [refused, setRefused] = useState(false);
  const draftStorage = useRef<DraftStorage>(undefined);
  const key = useDraftKey(place, target);
  const opened = useRef<{ readonly of: string; readonly key: string }>(undefined);
  const left = except.join(' ');
  const save = useCallback(() => {
    const skipped = new Set(left.split(' '));
    const texts = Object.entries(getValues()).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !skipped.has(entry[0]),
    );
    draftStorage.current?.save(Object.fromEntries(texts));
  }, [getValues, left]);
  const restored = useEffectEvent((values: FieldValues) => onRestored?.(values));

  useEffect(() => {
    let gone = false;
    let restoring = true;
    let filling = false;
    const typed = new Set<string>();
    const before = opened.current;
    const of = `${place}\n${target}`;
    opened.current = { of, key };
    const isMoved = before?.of === of && before.key !== key && dropMovedDraft(before.key);
    const draft = openDraft(key, (filled) => {
      if (!gone) setRefused(!filled);
    });
    draftStorage.current = draft;
    const skipped = new Set(left.split(' '));
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (restoring && name !== undefined) typed.add(name);
        if (!filling) save();
      },
    });
    const restore = async () => {
      const values = await draft.load();
      restoring = false;
      if (gone || (values === undefined && !isMoved)) return;
      filling = true;
      for (const [name, value] of Object.entries(values ?? {})) {
        if (typed.has(name) || skipped.has(name) || isFilled(getValues()[name])) continue;
        setValue(name, value);
      }
      filling = false;
      save();
      if (values !== undefined) await restored(getValues());
    };
    void restore();
    return () => {
      gone = true;
      unsubscribe();
      draft.close();
    };
  }, [getValues, setValue, subscribe, place, target, key, left, save]);

  const removeSent = useCallback(() => draftStorage.current?.removeSent(), []);
  const flush = useCallback(async () => draftStorage.current?.flush(), []);
  return { refused, removeSent, flush, save };
}
