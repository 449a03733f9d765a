import { lazy, memo, Suspense, useEffect, useRef } from 'react';
import '@/ui/alert.css';
import '@/ui/card.css';
import '@/ui/choiceCards.css';
import { deferEarlySubmits, laterForm } from '@/ui/form/deferEarlySubmits';
import '@/ui/steps.css';
import './interestWidget.css';

const placeId = 'interest';

/** Resolves when the place is on screen or less than a screen away; at once where nobody can tell. */
function whenNear(): Promise<void> {
  const place = typeof document === 'undefined' ? null : document.getElementById(placeId);
  if (place === null || typeof IntersectionObserver !== 'function') return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '100%' },
    );
    observer.observe(place);
  });
}

const InterestWidget = lazy(async () => {
  await whenNear();
  const load = () => import('./InterestWidget');
  const { InterestWidget: widget } = await laterForm(load, `#${placeId}`);
  return { default: widget };
});

/**
 * Where the interest widget stands on the landing page. It is in the document from the start, with its
 * styles; its script comes when a person comes near, and takes over what was chosen meanwhile.
 */
export const LazyInterestWidget = memo(function LazyInterestWidget() {
  const place = useRef<HTMLElement>(null);
  useEffect(() => (place.current === null ? undefined : deferEarlySubmits(place.current)), []);
  // An update from above while it waits for its script would throw its document away: hence the memo.
  return (
    <section ref={place} id={placeId} className="section ashlar">
      <div className="container">
        <Suspense>
          <InterestWidget />
        </Suspense>
      </div>
    </section>
  );
});
