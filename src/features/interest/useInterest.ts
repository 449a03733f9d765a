import { useCallback, useEffect, useRef, useState } from 'react';
import { useStoredDraft } from '@/lib/useStoredDraft';
import { type InterestAnswers, noAnswers, readAnswers } from './interestAnswers';

/** The answers, stored here; a draft never overwrites newer choices. */
export function useInterest(onRestored: (answers: InterestAnswers) => void) {
  const [answers, setAnswers] = useState(noAnswers);
  const touched = useRef<Partial<InterestAnswers>>({});
  const [isLoaded, setLoaded] = useState(false);
  const { isStored, save } = useStoredDraft('interest', '', (values) => {
    setLoaded(true);
    const stored = readAnswers({ ...values, ...touched.current });
    setAnswers(stored);
    const isTouched = Object.keys(touched.current).length > 0;
    if (!isTouched && Object.keys(values).length > 0) onRestored(stored);
  });
  useEffect(() => {
    // Earlier, it would replace what is stored.
    if (isLoaded && Object.keys(touched.current).length > 0) save(answers);
  }, [answers, isLoaded, save]);

  /** Another answer ends the summary. */
  const answer = useCallback((change: Partial<InterestAnswers>) => {
    const changes = { summary: '', ...change } as const;
    touched.current = { ...touched.current, ...changes };
    setAnswers((last) => ({ ...last, ...changes }));
  }, []);
  const clear = () => {
    touched.current = noAnswers;
    setAnswers(noAnswers);
  };
  return { answers, answer, clear, isStored };
}
