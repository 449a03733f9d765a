import { type RefObject, useEffect, useState } from 'react';

/** Calls back once the element is within `margin` of the window. Returns the canceller. */
export function whenNear(element: Element, onNear: () => void, margin = '100%'): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** True once the element is within `margin` of the window (in its sizes); never false again. */
export function useNearViewport(element: RefObject<Element | null>, margin?: string): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || element.current === null) return undefined;
    return whenNear(element.current, () => setNear(true), margin);
  }, [element, near, margin]);
  return near;
}
