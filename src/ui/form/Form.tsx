import { type ReactNode, useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { ErrorSummary } from './ErrorSummary';
import { readyForm } from './readyForm';
import { FormIdContext } from './useField';
import { useFormErrors } from './useFormErrors';
import type { SchemaForm } from './useSchemaForm';

type FormProps<Output> = {
  readonly form: SchemaForm<Output>;
  /** Unique on its page; ids of fields start with it. */
  readonly id: string;
  /** What the form is for, as its accessible name. */
  readonly label: string;
  /** Called with the checked values, and not again until its promise settles and nothing is pending. */
  readonly onSubmit: (values: Output) => void | Promise<void>;
  readonly pending: boolean;
  /** What went wrong as a whole with the last call. */
  readonly error: string | undefined;
  /** What the provider said of single fields, by their names; a new object for each answer. */
  readonly fieldErrors?: Readonly<Record<string, string>> | undefined;
  /** Without it a failed submit leads to the first faulty field; for forms of two or three fields. */
  readonly summary?: boolean;
  readonly className?: string;
  /** Fields and buttons. */
  readonly children: ReactNode;
};

/**
 * The shell of every form. A failed submit shows what is wrong in a summary
 * that takes the focus and leads to the fields; the provider's field errors stand at their fields;
 * what was typed stays.
 */
export function Form<Output>({
  form,
  id,
  label,
  onSubmit,
  pending,
  error,
  fieldErrors,
  summary = true,
  className = '',
  children,
}: FormProps<Output>) {
  const element = useRef<HTMLFormElement>(null);
  const { faults, general, round, report } = useFormErrors(form, id, error, fieldErrors);
  // Two submits may come in one turn, before `pending` is rendered.
  const submitting = useRef(false);

  useEffect(() => {
    if (element.current !== null) readyForm.announce(element.current);
  }, []);

  useEffect(() => {
    if (round === 0 || summary) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [round, summary]);

  return (
    <FormProvider {...form}>
      <FormIdContext value={id}>
        <form
          ref={element}
          id={id}
          className={`form ${className}`.trim()}
          aria-label={label}
          aria-busy={pending || undefined}
          // Without script, nothing that was typed gets into an address.
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (pending || submitting.current) return;
            submitting.current = true;
            void form
              .handleSubmit(
                onSubmit,
                report,
              )(event)
              .finally(() => {
                submitting.current = false;
              });
          }}
          data-slot="form"
        >
          {(summary || general.length > 0) && (
            <ErrorSummary
              formId={id}
              general={general}
              faults={summary ? faults : []}
              round={round}
            />
          )}
          {children}
        </form>
      </FormIdContext>
    </FormProvider>
  );
}
