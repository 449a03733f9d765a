import {
  DraftingCompass,
  Ellipsis,
  Flame,
  GraduationCap,
  Hammer,
  type LucideIcon,
} from 'lucide-react';
import type { Ref } from 'react';
import { interestAreas, interestWords } from '@/content/interest';
import { ChoiceCards } from '@/ui/ChoiceCards';
import { FieldError } from '@/ui/FieldError';
import {
  findArea,
  type InterestAnswers,
  interestEntries,
  type InterestStep,
  optionsOf,
} from './answers';
import * as fieldStyles from '@/ui/field.module.css';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './interestWidget.module.css';

type InterestSubjectProps = {
  readonly answers: InterestAnswers;
  readonly onAnswer: (change: Partial<InterestAnswers>) => void;
  readonly missing: readonly string[];
  readonly ref: Ref<HTMLFieldSetElement>;
};

/** Step two for 'Others': free text. */
function InterestSubject({ answers, onAnswer, missing, ref }: InterestSubjectProps) {
  const { subjectQuestion, subjectLabel, detailsLabel } = interestWords;
  const fieldProps = (name: string) =>
    missing.includes(name)
      ? ({ 'aria-invalid': true, 'aria-describedby': `interest-${name}-error` } as const)
      : {};
  return (
    <fieldset ref={ref}>
      <legend>
        <h3 tabIndex={-1}>{subjectQuestion}</h3>
      </legend>
      <div
        className={
          missing.includes('subject')
            ? `${fieldStyles.field} ${fieldStyles.hasError}`
            : fieldStyles.field
        }
      >
        <label htmlFor="interest-subject">{subjectLabel}</label>
        <input
          {...fieldProps('subject')}
          className={fieldStyles.input}
          id="interest-subject"
          placeholder={interestWords.subjectPlaceholder}
          value={answers.subject}
          onChange={(event) => onAnswer({ subject: event.target.value })}
        />
        <div className={styles.widgetLine}>
          {missing.includes('subject') && (
            <FieldError id="interest-subject-error">{interestWords.subjectMissing}</FieldError>
          )}
        </div>
      </div>
      <div
        className={
          missing.includes('details')
            ? `${fieldStyles.field} ${fieldStyles.hasError}`
            : fieldStyles.field
        }
      >
        <label htmlFor="interest-details">{detailsLabel}</label>
        <textarea
          {...fieldProps('details')}
          className={fieldStyles.textarea}
          id="interest-details"
          placeholder={interestWords.detailsPlaceholder}
          value={answers.details}
          onChange={(event) => onAnswer({ details: event.target.value })}
        />
        <div className={styles.widgetLine}>
          {missing.includes('details') && (
            <FieldError id="interest-details-error">{interestWords.detailsMissing}</FieldError>
          )}
        </div>
      </div>
    </fieldset>
  );
}

type AreaIcon = (typeof interestAreas)[number]['icon'];

const icons: Readonly<Record<AreaIcon, LucideIcon>> = {
  hammer: Hammer,
  'graduation-cap': GraduationCap,
  flame: Flame,
  'drafting-compass': DraftingCompass,
  ellipsis: Ellipsis,
};

const areas = interestAreas.map(({ value, icon }) => ({ value, Icon: icons[icon] }));

type InterestQuestionProps = {
  readonly step: InterestStep;
  readonly answers: InterestAnswers;
  readonly onAnswer: (change: Partial<InterestAnswers>) => void;
  readonly missing: readonly string[];
  readonly group: Ref<HTMLFieldSetElement>;
};

/** A step: areas, sub-options, or the summary. */
export function InterestQuestion(props: InterestQuestionProps) {
  const { step, answers, onAnswer, missing, group } = props;
  if (step === 0) {
    return (
      <ChoiceCards
        ref={group}
        legend={<h3 tabIndex={-1}>{interestWords.areaQuestion}</h3>}
        choices={areas}
        value={answers.area}
        onChoose={(area) => onAnswer({ area, ...(area === answers.area ? {} : { option: '' }) })}
        error={missing.includes('area') ? interestWords.areaMissing : undefined}
      />
    );
  }
  if (step === 1 && findArea(answers.area)?.next.kind === 'subject') {
    return <InterestSubject {...props} ref={group} />;
  }
  if (step === 1) {
    return (
      <ChoiceCards
        ref={group}
        legend={<h3 tabIndex={-1}>{interestWords.optionQuestion}</h3>}
        choices={optionsOf(answers.area).map((value) => ({ value }))}
        value={answers.option}
        onChoose={(option) => onAnswer({ option })}
        error={missing.includes('option') ? interestWords.optionMissing : undefined}
      />
    );
  }
  return (
    <div className={styles.widgetLast}>
      <h3 tabIndex={-1}>{interestWords.lastHeading}</h3>
      <dl>
        {interestEntries(answers).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={layoutStyles.muted}>{interestWords.lastNote}</p>
    </div>
  );
}
