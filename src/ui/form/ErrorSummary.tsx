import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { formWords } from '@/content/formWords';
import { fieldId } from './useField';
import type { Fault } from './useFaults';

type ErrorSummaryProps = {
  readonly formId: string;
  readonly general: readonly string[];
  readonly faults: readonly Fault[];
  /** Each new number takes the focus. */
  readonly round: number;
};

/** What is wrong with the whole form, each fault a way to its field; mended ones are struck out. */
export function ErrorSummary({ formId, general, faults, round }: ErrorSummaryProps) {
  const { errors } = useFormState();
  const box = useRef<HTMLDivElement>(null);
  const empty = faults.length === 0 && general.length === 0;
  useEffect(() => {
    if (round > 0) box.current?.focus();
  }, [round]);

  if (empty) return null;
  return (
    <div
      ref={box}
      className="error-summary"
      role="group"
      aria-labelledby={`${formId}-problem`}
      tabIndex={-1}
      data-slot="error-summary"
    >
      <p className="title" id={`${formId}-problem`}>
        {formWords.problem}
      </p>
      {general.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {faults.length > 0 && (
        <ul>
          {faults.map(({ name, message }) => {
            const fixed = errors[name] === undefined;
            return (
              <li key={name} className={fixed ? 'is-fixed' : undefined}>
                <a
                  href={`#${fieldId(formId, name)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    const control = document.getElementById(fieldId(formId, name));
                    control?.focus();
                    control?.scrollIntoView({ block: 'center' });
                  }}
                >
                  <span className="cap">{message}</span>
                  {fixed && ' '}
                  {fixed && <span className="sr">({formWords.fixed})</span>}
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
