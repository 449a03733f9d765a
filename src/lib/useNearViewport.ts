import { type RefObject, useEffect, useState } from 'react';

/** True once the element is within `margin` of the window (in its sizes); never false again. */
export function useNearViewport(element: RefObject<Element | null>, margin = '100%'): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (near || target === null) return undefined;
    if (typeof IntersectionObserver !== 'function') {
      const timer = setTimeout(() => setNear(true));
      return () => clearTimeout(timer);
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, near, margin]);
  return near;
}
