import type { Ref } from 'react';
import { interestAreas, interestWords as words } from '@/content/interest';
import { ChoiceCards } from '@/ui/ChoiceCards';
import { FieldError } from '@/ui/FieldError';
import type { InterestAnswers, InterestStep } from './interestAnswers';
import { isWritten, interestEntries, optionsOf } from './interestAnswers';
import * as fieldStyles from '@/ui/field.module.css';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './interestWidget.module.css';

type InterestQuestionProps = {
  readonly step: InterestStep;
  readonly answers: InterestAnswers;
  readonly onAnswer: (change: Partial<InterestAnswers>) => void;
  readonly missing: readonly string[];
  readonly group: Ref<HTMLFieldSetElement>;
};

type SubjectFieldProps = Omit<InterestQuestionProps, 'step' | 'group'> & {
  readonly name: 'subject' | 'details';
};

function SubjectField({ name, answers, onAnswer, missing }: SubjectFieldProps) {
  const id = `interest-${name}`;
  const isMissing = missing.includes(name);
  const control = {
    id,
    dir: 'auto',
    'aria-invalid': isMissing || undefined,
    'aria-describedby': isMissing ? `${id}-error` : undefined,
    placeholder: words[`${name}Placeholder`],
    value: answers[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onAnswer({ [name]: target.value }),
  };
  return (
    <div className={`${fieldStyles.field} ${isMissing ? fieldStyles.hasError : ''}`.trim()}>
      <label htmlFor={id}>{words[`${name}Label`]}</label>
      {name === 'subject' ? (
        <input {...control} className={fieldStyles.input} />
      ) : (
        <textarea {...control} className={fieldStyles.textarea} />
      )}
      <div className={styles.widgetLine}>
        {isMissing && (
          <FieldError id={`${id}-error`} live={false}>
            {words[`${name}Missing`]}
          </FieldError>
        )}
      </div>
    </div>
  );
}

/** A step: areas, sub-options, or the summary. */
export function InterestQuestion(props: InterestQuestionProps) {
  const { step, answers, onAnswer, missing, group } = props;
  if (step === 0) {
    return (
      <ChoiceCards
        ref={group}
        legend={<h3 tabIndex={-1}>{words.areaQuestion}</h3>}
        choices={interestAreas}
        value={answers.area}
        onChoose={(area) => onAnswer({ area, ...(area === answers.area ? {} : { option: '' }) })}
        error={missing.includes('area') ? words.areaMissing : undefined}
      />
    );
  }
  if (step === 1 && isWritten(answers.area)) {
    return (
      <fieldset ref={group}>
        <legend>
          <h3 tabIndex={-1}>{words.subjectQuestion}</h3>
        </legend>
        <SubjectField {...props} name="subject" />
        <SubjectField {...props} name="details" />
      </fieldset>
    );
  }
  if (step === 1) {
    return (
      <ChoiceCards
        ref={group}
        legend={<h3 tabIndex={-1}>{words.optionQuestion}</h3>}
        choices={optionsOf(answers.area).map((value) => ({ value }))}
        value={answers.option}
        onChoose={(option) => onAnswer({ option })}
        error={missing.includes('option') ? words.optionMissing : undefined}
      />
    );
  }
  return (
    <div className={styles.widgetLast}>
      <h3 tabIndex={-1}>{words.lastHeading}</h3>
      <dl>
        {interestEntries(answers).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={layoutStyles.muted}>{words.lastNote}</p>
    </div>
  );
}
