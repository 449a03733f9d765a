import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DraftStorage, dropMovedDraft, openDraft } from '@/lib/draft';
import { useDraftKey } from '@/lib/useDraftKey';
import { type InterestAnswers, noAnswers, readAnswers } from './answers';

/** The answers, stored here; a draft never overwrites newer choices. */
export function useInterest(onRestored: (answers: InterestAnswers) => void) {
  const [answers, setAnswers] = useState(noAnswers);
  const restored = useEffectEvent(onRestored);
  const [isStored, setKept] = useState(true);
  const draftStorage = useRef<DraftStorage>(undefined);
  const touched = useRef(false);
  const key = useDraftKey('interest');
  const openedKey = useRef(key);
  const saveNow = useEffectEvent(() => draftStorage.current?.save(answers));

  useEffect(() => {
    let gone = false;
    const isMoved = openedKey.current !== key && dropMovedDraft(openedKey.current);
    openedKey.current = key;
    const draft = openDraft(key, (works) => {
      if (!gone) setKept(works);
    });
    draftStorage.current = draft;
    const restore = async () => {
      const values = await draft.load();
      if (gone) return;
      if (touched.current || values === undefined) {
        if (isMoved) saveNow();
        return;
      }
      const stored = readAnswers(values);
      setAnswers(stored);
      restored(stored);
    };
    void restore();
    return () => {
      gone = true;
      draft.close();
    };
  }, [key]);

  useEffect(() => {
    if (touched.current) draftStorage.current?.save(answers);
  }, [answers]);

  const answer = useCallback((change: Partial<InterestAnswers>) => {
    touched.current = true;
    setAnswers((last) => ({ ...last, ...change }));
  }, []);
  const clear = useCallback(() => {
    touched.current = true;
    setAnswers(noAnswers);
  }, []);
  return { answers, answer, clear, isStored: isStored };
}
