import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type OpenDraft, draftKey, type DraftValues, type EarlierDraft, openDraft } from './draft';
import { isIdentifiedKey } from './userKey';
import { useUserKey } from './useUserKey';

/** Fields that are still empty do not replace what is being read. */
const withTyped = (stored: DraftValues | undefined, values: DraftValues): DraftValues => ({
  ...stored,
  ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
});

/** A form's stored draft, moved to its member once they are known and loaded again. */
export function useStoredDraft(
  formName: string,
  target: string,
  onLoaded: (values: DraftValues, save: OpenDraft['save']) => void,
) {
  const currentOwner = useUserKey();
  const [owner, setOwner] = useState(currentOwner);
  // Another member gets a fresh page.
  if (currentOwner !== '' && currentOwner !== owner && !isIdentifiedKey(owner))
    setOwner(currentOwner);
  const [isStored, setStored] = useState(true);
  const [isLoaded, setLoaded] = useState(false);
  const storage = useRef<OpenDraft>(undefined);
  const reading = useRef<Promise<DraftValues | undefined>>(undefined);
  const last = useRef<EarlierDraft & { readonly formName: string; readonly target: string }>(
    undefined,
  );
  const loaded = useEffectEvent(onLoaded);

  useEffect(() => {
    let isClosed = false;
    const before = last.current;
    const key = draftKey(formName, target, owner);
    const isMoved = before?.formName === formName && before.target === target && before.key !== key;
    const onStored = (isNowStored: boolean) => {
      if (!isClosed) setStored(isNowStored);
    };
    const opened = openDraft(key, onStored, isMoved ? before : undefined);
    storage.current = opened;
    const read = opened.load();
    reading.current = read;
    last.current = { formName, target, key, read, flush: opened.flush };
    const load = async () => {
      const values = await read;
      if (isClosed) return;
      reading.current = undefined;
      loaded(values ?? {}, opened.save);
      setLoaded(true);
    };
    void load();
    return () => {
      isClosed = true;
      opened.close();
    };
  }, [formName, target, owner]);

  const save = useCallback<OpenDraft['save']>((values) => {
    const early = reading.current;
    if (early === undefined || values instanceof Promise) storage.current?.save(values);
    else storage.current?.save(early.then((stored) => withTyped(stored, values)));
  }, []);
  const flush = useCallback(async () => storage.current?.flush(), []);
  const removeSent = useCallback(() => storage.current?.removeSent(), []);
  return { isStored, isLoaded, save, flush, removeSent };
}
