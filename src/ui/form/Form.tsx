import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { FormProvider, useFormState } from 'react-hook-form';
import { formWords } from '@/content/formWords';
import { useDoubleClickGuard } from '@/lib/clicks';
import { readyForm } from './deferEarlyActions';
import { fieldId, FormIdContext, LiveErrorsContext } from './useField';
import { type FormError, useFormErrors } from './useFormErrors';
import type { SchemaForm } from './useSchemaForm';
import * as formStyles from './form.module.css';
import * as layoutStyles from '@/ui/layout.module.css';

type ErrorSummaryProps = {
  readonly formId: string;
  readonly general: readonly string[];
  readonly formErrors: readonly FormError[];
  readonly round: number;
};

/** Lists a form's errors with links to the fields; fixed ones disappear. */
function ErrorSummary({ formId, general, formErrors, round }: ErrorSummaryProps) {
  const { errors } = useFormState();
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef(0);
  const open = formErrors.filter(({ name }) => errors[name] !== undefined);
  const empty = open.length === 0 && general.length === 0;
  // At once: a press on one of the links must not lose the focus to the summary.
  useLayoutEffect(() => {
    // Errors may come a moment after their report.
    if (round === focused.current || empty) return;
    focused.current = round;
    box.current?.focus();
  }, [round, empty]);

  if (empty) return null;
  return (
    <div
      ref={box}
      className={formStyles.errorSummary}
      role="group"
      aria-labelledby={`${formId}-problem`}
      tabIndex={-1}
      data-slot="error-summary"
    >
      <p className={formStyles.title} id={`${formId}-problem`}>
        {formWords.problem}
      </p>
      {general.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {open.length > 0 && (
        <ul>
          {open.map(({ name, message }) => (
            <li key={name}>
              <a
                href={`#${fieldId(formId, name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  const control = document.getElementById(fieldId(formId, name));
                  control?.focus();
                  control?.scrollIntoView({ block: 'center' });
                }}
              >
                <span className={layoutStyles.cap}>{message}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type FormProps<Output> = {
  readonly form: SchemaForm<Output>;
  readonly id: string;
  readonly label: string;
  /** Called with valid values; not again until its promise settles and nothing is pending. */
  readonly onSubmit: (values: Output) => void | Promise<void>;
  readonly pending: boolean;
  readonly error?: string | undefined;
  /** The provider's errors by field; a new object for each answer. */
  readonly fieldErrors?: Readonly<Record<string, string>> | undefined;
  /** False for short forms: a failed submit focuses the first invalid field. */
  readonly summary?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** The shell of every form: error summary, server errors at their fields, one submit at a time. */
export function Form<Output>(props: FormProps<Output>) {
  const { form, id, label, onSubmit, pending, error, fieldErrors, summary = true } = props;
  const element = useRef<HTMLFormElement>(null);
  const { formErrors, general, round, report } = useFormErrors(form, id, error, fieldErrors);
  useDoubleClickGuard(round);
  // A second submit may come before `pending` is rendered.
  const submitting = useRef(false);

  useEffect(() => {
    if (element.current !== null) readyForm.announce(element.current);
  }, []);

  const [first] = formErrors;
  useLayoutEffect(() => {
    if (!summary && first) document.getElementById(fieldId(id, first.name))?.focus();
  }, [first, id, summary]);

  return (
    <FormProvider {...form}>
      <FormIdContext value={id}>
        <form
          ref={element}
          id={id}
          className={`${formStyles.form} ${props.className ?? ''}`.trim()}
          aria-label={label}
          aria-busy={pending || undefined}
          // Without script, a GET would put passwords into the address.
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (pending || submitting.current) return;
            submitting.current = true;
            const send = form.handleSubmit(onSubmit, report);
            void send(event).finally(() => {
              submitting.current = false;
            });
          }}
          data-slot="form"
        >
          {(summary || general.length > 0) && (
            <ErrorSummary
              formId={id}
              general={general}
              formErrors={summary ? formErrors : []}
              round={round}
            />
          )}
          <LiveErrorsContext value={!summary}>{props.children}</LiveErrorsContext>
        </form>
      </FormIdContext>
    </FormProvider>
  );
}
