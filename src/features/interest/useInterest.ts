import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DraftStorage, draftKey, openDraft } from '@/lib/draft';
import { type InterestAnswers, noAnswers, readAnswers } from './answers';

/** The answers, stored here; a draft never overwrites newer choices. */
export function useInterest(onRestored: (answers: InterestAnswers) => void) {
  const [answers, setAnswers] = useState(noAnswers);
  const restored = useEffectEvent(onRestored);
  const [isStored, setKept] = useState(true);
  const draftStorage = useRef<DraftStorage>(undefined);
  const touched = useRef(false);

  useEffect(() => {
    let gone = false;
    const draft = openDraft(draftKey('interest'), (works) => {
      if (!gone) setKept(works);
    });
    draftStorage.current = draft;
    const restore = async () => {
      const values = await draft.load();
      if (gone || touched.current || values === undefined) return;
      const stored = readAnswers(values);
      setAnswers(stored);
      restored(stored);
    };
    void restore();
    return () => {
      gone = true;
      draft.close();
    };
  }, []);

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
