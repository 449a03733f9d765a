import { type RefObject, useEffect, useRef } from 'react';
import type { StepNumber } from './answers';

/**
 * Moves the focus to the step's heading when the step changes, not when the page opens, and brings
 * the top of the form back into view where it was scrolled away.
 * @returns when the step was shown, in milliseconds of `performance.now`
 */
export function useStepFocus(
  step: StepNumber,
  settled: boolean,
  form: RefObject<HTMLFormElement | null>,
  heading: RefObject<HTMLHeadingElement | null>,
): () => number {
  const shown = useRef<StepNumber>(undefined);
  const shownAt = useRef(0);
  useEffect(() => {
    if (!settled) return;
    const changed = shown.current !== undefined && shown.current !== step;
    shown.current = step;
    if (!changed) return;
    shownAt.current = performance.now();
    heading.current?.focus({ preventScroll: true });
    if (form.current && form.current.getBoundingClientRect().top < 0) form.current.scrollIntoView();
  }, [step, settled, form, heading]);
  return () => shownAt.current;
}
