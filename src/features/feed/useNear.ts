import { useCallback, useState } from 'react';

type Near = {
  /** True from the first moment at which the element is less than two windows away. */
  readonly near: boolean;
  /** Goes to the element's `ref`. */
  readonly watch: (element: HTMLElement | null) => (() => void) | undefined;
};

/** Tells when a person is about to come to an element, so that it can be made ready. */
export function useNear(): Near {
  const [near, setNear] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: '200% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { near, watch };
}
