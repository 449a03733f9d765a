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
import {
  findArea,
  type InterestAnswers,
  interestEntries,
  type InterestStep,
  optionsOf,
} from './answers';
import { InterestSubject } from './InterestSubject';

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
  /** What the step was found to lack when Next was pressed. */
  readonly missing: readonly string[];
  readonly group: Ref<HTMLFieldSetElement>;
};

/** What a step of the widget shows: the areas, what belongs to the chosen one, or what was chosen. */
export function InterestQuestion(props: InterestQuestionProps) {
  const { step, answers, onAnswer, missing, group } = props;
  if (step === 0) {
    return (
      <ChoiceCards
        ref={group}
        legend={<h2 tabIndex={-1}>{interestWords.areaQuestion}</h2>}
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
        legend={<h2 tabIndex={-1}>{interestWords.optionQuestion}</h2>}
        choices={optionsOf(answers.area).map((value) => ({ value }))}
        value={answers.option}
        onChoose={(option) => onAnswer({ option })}
        error={missing.includes('option') ? interestWords.optionMissing : undefined}
      />
    );
  }
  return (
    <div className="widget-last">
      <h2 tabIndex={-1}>{interestWords.lastHeading}</h2>
      <dl>
        {interestEntries(answers).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">{interestWords.lastNote}</p>
    </div>
  );
}
