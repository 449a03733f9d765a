import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react';
import { formWords } from '@/content/formWords';
import * as alertStyles from '@/ui/alert.module.css';
import '@/ui/button.module.css';
import '@/ui/choiceCards.module.css';
import '@/ui/field.module.css';
import * as formStyles from './form.module.css';
import { deferEarlyActions, importForm } from './deferEarlyActions';
import { FormLoadFailure } from './FormLoadFailure';

/** A prerendered form that hydrates late: its code would delay public pages. */
export function LazyForm({ children }: { readonly children: ReactNode }) {
  return (
    <div ref={deferEarlyActions} data-slot="form-slot">
      <noscript>
        <p className={alertStyles.alert}>{formWords.noScript}</p>
      </noscript>
      <Suspense
        fallback={
          <p className={formStyles.formWait} role="status">
            {formWords.loading}
          </p>
        }
      >
        {children}
      </Suspense>
      <FormLoadFailure />
    </div>
  );
}

export function lazyForm<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
) {
  const Body = lazy<ComponentType<Props>>(async () => ({
    default: (await importForm(load, name))[name],
  }));
  // An update before hydration would discard the server's HTML.
  return memo(function PlacedForm(props: Props) {
    return (
      <LazyForm>
        <Body {...props} />
      </LazyForm>
    );
  });
}
