import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { formWords } from '@/content/formWords';
import { fieldId } from './useField';
import type { FormError } from './useFormErrors';
import * as formStyles from './form.module.css';
import * as layoutStyles from '@/ui/layout.module.css';

type ErrorSummaryProps = {
  readonly formId: string;
  readonly general: readonly string[];
  readonly faults: readonly FormError[];
  readonly round: number;
};

/** Lists a form's errors with links to the fields; fixed ones disappear. */
export function ErrorSummary({ formId, general, faults, round }: ErrorSummaryProps) {
  const { errors } = useFormState();
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef(0);
  const open = faults.filter(({ name }) => errors[name] !== undefined);
  const empty = open.length === 0 && general.length === 0;
  useEffect(() => {
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
