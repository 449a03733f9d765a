import { type RefObject, useEffect, useState } from 'react';
import { whenScrollEnds } from './whenScrollEnds';

/** Whether an element has been visible for `rest` milliseconds without scrolling. */
export function useInView(element: RefObject<Element | null>, rest = 0): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    let cancel = () => {};
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last === undefined) return;
      cancel();
      if (last.isIntersecting && rest > 0) cancel = whenScrollEnds(() => setInView(true), rest);
      else setInView(last.isIntersecting);
    });
    observer.observe(target);
    return () => {
      cancel();
      observer.disconnect();
    };
  }, [element, rest]);
  return inView;
}
