import { lazy, memo, Suspense, useEffect, useRef } from 'react';
import { Section } from '@/ui/Section';
import '@/ui/alert.module.css';
import '@/ui/card.module.css';
import '@/ui/choiceCards.module.css';
import '@/ui/steps.module.css';
import './interestWidget.module.css';
import { deferEarlySubmits, laterForm } from '@/ui/form/deferEarlySubmits';

const placeId = 'interest';

/** Resolves when the element is within a screen of the window. */
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
  const { InterestWidget: widget } = await laterForm(load, 'InterestWidget', `#${placeId}`);
  return { default: widget };
});

/** The widget is prerendered; its script loads when near, and reads earlier choices. */
export const LazyInterestWidget = memo(function LazyInterestWidget() {
  const place = useRef<HTMLElement>(null);
  useEffect(() => (place.current === null ? undefined : deferEarlySubmits(place.current)), []);
  // Memoized: an update before hydration would discard the server's HTML.
  return (
    <Section ref={place} id={placeId} tone="ashlar">
      <Suspense>
        <InterestWidget />
      </Suspense>
    </Section>
  );
});
