import type { Ref } from 'react';
import { interestWords } from '@/content/interest';
import { FieldError } from '@/ui/FieldError';
import type { InterestAnswers } from './answers';

type InterestSubjectProps = {
  readonly answers: InterestAnswers;
  readonly onAnswer: (change: Partial<InterestAnswers>) => void;
  /** Names of the fields that were found empty. */
  readonly missing: readonly string[];
  readonly ref: Ref<HTMLFieldSetElement>;
};

/** Step two for 'Others': the person writes what it is about. */
export function InterestSubject({ answers, onAnswer, missing, ref }: InterestSubjectProps) {
  const { subjectQuestion, subjectLabel, detailsLabel } = interestWords;
  const said = (name: string) =>
    missing.includes(name)
      ? ({ 'aria-invalid': true, 'aria-describedby': `interest-${name}-error` } as const)
      : {};
  return (
    <fieldset ref={ref}>
      <legend>
        <h2>{subjectQuestion}</h2>
      </legend>
      <div className={missing.includes('subject') ? 'field has-error' : 'field'}>
        <label htmlFor="interest-subject">{subjectLabel}</label>
        <input
          {...said('subject')}
          className="input"
          id="interest-subject"
          placeholder={interestWords.subjectPlaceholder}
          value={answers.subject}
          onChange={(event) => onAnswer({ subject: event.target.value })}
        />
        <div className="widget-line">
          {missing.includes('subject') && (
            <FieldError id="interest-subject-error">{interestWords.subjectMissing}</FieldError>
          )}
        </div>
      </div>
      <div className={missing.includes('details') ? 'field has-error' : 'field'}>
        <label htmlFor="interest-details">{detailsLabel}</label>
        <textarea
          {...said('details')}
          className="textarea"
          id="interest-details"
          placeholder={interestWords.detailsPlaceholder}
          value={answers.details}
          onChange={(event) => onAnswer({ details: event.target.value })}
        />
        <div className="widget-line">
          {missing.includes('details') && (
            <FieldError id="interest-details-error">{interestWords.detailsMissing}</FieldError>
          )}
        </div>
      </div>
    </fieldset>
  );
}
