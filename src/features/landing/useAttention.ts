import { useCallback, useState } from 'react';

type Attention = {
  /** True while a pointer is over the element or the focus is within it. */
  readonly attended: boolean;
  /** Goes to the element's `ref`. */
  readonly watch: (element: HTMLElement | null) => (() => void) | undefined;
};

/** Follows whether a person is at an element, with a pointer or with the keyboard. */
export function useAttention(): Attention {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);

  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const leaving = new AbortController();
    const listen = { signal: leaving.signal };
    // What happened before the page answered counts too.
    setPointed(element.matches(':hover'));
    setFocused(element.contains(document.activeElement));
    element.addEventListener('pointerenter', () => setPointed(true), listen);
    element.addEventListener('pointerleave', () => setPointed(false), listen);
    element.addEventListener('focusin', () => setFocused(true), listen);
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        setFocused(relatedTarget instanceof Node && element.contains(relatedTarget));
      },
      listen,
    );
    return () => leaving.abort();
  }, []);

  return { attended: pointed || focused, watch };
}
