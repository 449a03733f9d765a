import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { formWords } from '@/content/formWords';
import '@/ui/alert.css';
import '@/ui/button.css';
import '@/ui/choiceCards.css';
import '@/ui/field.css';
import './form.css';
import { deferEarlySubmits, laterForm } from './deferEarlySubmits';

/**
 * Where a form stands on a prerendered page. The form's library, rules and words (22 KB) would not
 * fit into what a public page may take to hydrate, so they come after it: the document holds the
 * whole form, React leaves it as it is until its script is here, and then takes it over with
 * everything that was typed meanwhile. Forms are therefore uncontrolled and have no default values.
 * @param children a `React.lazy` component and nothing else
 */
export function LazyForm({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return undefined;
    const release = deferEarlySubmits(place.current);
    for (const button of place.current.querySelectorAll<HTMLButtonElement>('[data-secret]')) {
      button.disabled = false;
    }
    return release;
  }, []);
  return (
    <div ref={place} data-slot="form-place">
      <noscript>
        <p className="alert">{formWords.noScript}</p>
      </noscript>
      <Suspense
        fallback={
          <p className="form-wait" role="status">
            {formWords.loading}
          </p>
        }
      >
        {children}
      </Suspense>
    </div>
  );
}

export type LazyFormProps = {
  /** Level of the headings inside; a form stands under an `h2` unless told. */
  readonly level?: 2 | 3;
};

/**
 * A form in its place, to be put on a page.
 * @param load fetches the form's own component
 */
export function lazyForm(load: () => Promise<ComponentType<LazyFormProps>>) {
  const Body = lazy(async () => ({ default: await laterForm(load) }));
  // An update from above while the form waits for its script would throw its document away.
  return memo(function PlacedForm(props: LazyFormProps) {
    return (
      <LazyForm>
        <Body {...props} />
      </LazyForm>
    );
  });
}
