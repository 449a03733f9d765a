import { lazy, memo, Suspense } from 'react';
import { Section } from '@/ui/Section';
import '@/ui/alert.module.css';
import '@/ui/card.module.css';
import '@/ui/choiceCards.module.css';
import '@/ui/steps.module.css';
import './interestWidget.module.css';
import { whenNear } from '@/lib/useNearViewport';
import { deferEarlyActions, importForm } from '@/ui/form/deferEarlyActions';
import { FormLoadFailure } from '@/ui/form/FormLoadFailure';

const sectionId = 'interest';

const InterestWidget = lazy(async () => {
  const near = typeof document === 'undefined' ? null : document.getElementById(sectionId);
  if (near !== null) await new Promise<void>((resolve) => whenNear(near, resolve));
  const load = () => import('./InterestWidget');
  const { InterestWidget: widget } = await importForm(load, 'InterestWidget', `#${sectionId}`);
  return { default: widget };
});

/** The widget is prerendered; its script loads when near, and reads earlier choices. */
export const LazyInterestWidget = memo(function LazyInterestWidget() {
  // Memoized: an update before hydration would discard the server's HTML.
  return (
    <Section ref={deferEarlyActions} id={sectionId} tone="ashlar">
      <Suspense>
        <InterestWidget />
      </Suspense>
      <FormLoadFailure />
    </Section>
  );
});
