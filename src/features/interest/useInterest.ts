import { useCallback, useEffect, useRef, useState } from 'react';
import { useStoredDraft } from '@/lib/useStoredDraft';
import { type InterestAnswers, noAnswers, readAnswers } from './answers';

/** The answers, stored here; a draft never overwrites newer choices. */
export function useInterest(onRestored: (answers: InterestAnswers) => void) {
  const [answers, setAnswers] = useState(noAnswers);
  const isTouched = useRef(false);
  const { refused, save } = useStoredDraft('interest', '', (values) => {
    if (isTouched.current || Object.keys(values).length === 0) return;
    const stored = readAnswers(values);
    setAnswers(stored);
    onRestored(stored);
  });
  useEffect(() => {
    if (isTouched.current) save(answers);
  }, [answers, save]);

  const answer = useCallback((change: Partial<InterestAnswers>) => {
    isTouched.current = true;
    setAnswers((last) => ({ ...last, ...change }));
  }, []);
  const clear = () => {
    isTouched.current = true;
    setAnswers(noAnswers);
  };
  return { answers, answer, clear, isStored: !refused };
}
