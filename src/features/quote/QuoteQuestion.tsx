import {
  Building2,
  Coins,
  DraftingCompass,
  Ellipsis,
  Flame,
  GraduationCap,
  Hammer,
  type LucideIcon,
  Map,
  Presentation,
  TrendingUp,
} from 'lucide-react';
import type { Ref } from 'react';
import { type ChoiceIcon, type QuoteQuestionStep, quoteWords } from '@/content/quoteSteps';
import { ChoiceCards } from '@/ui/ChoiceCards';
import * as styles from './quote.module.css';

const choiceIcons: Readonly<Record<ChoiceIcon, LucideIcon>> = {
  hammer: Hammer,
  'graduation-cap': GraduationCap,
  flame: Flame,
  'drafting-compass': DraftingCompass,
  ellipsis: Ellipsis,
  'building-2': Building2,
  map: Map,
  coins: Coins,
  presentation: Presentation,
  'trending-up': TrendingUp,
};

type QuoteQuestionProps = {
  readonly question: QuoteQuestionStep;
  readonly value: string | undefined;
  readonly onChoose: (value: string) => void;
  /** Next was pressed without a choice. */
  readonly missing: boolean;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly group: Ref<HTMLFieldSetElement>;
};

/** Steps 1 to 3; only step 1 has an error message (specification, section 5). */
export function QuoteQuestion({
  question,
  value,
  onChoose,
  missing,
  heading,
  group,
}: QuoteQuestionProps) {
  return (
    <ChoiceCards
      ref={group}
      legend={
        <>
          <h2 ref={heading} tabIndex={-1}>
            {question.heading}
          </h2>
          <span className={styles.sub}>{question.question}</span>
        </>
      }
      choices={question.choices.map((choice) => ({
        value: choice.value,
        Icon: choiceIcons[choice.icon],
      }))}
      value={value}
      onChoose={onChoose}
      {...(question.number === 1 ? {} : { hint: quoteWords.chooseOne })}
      isMarked={missing}
      error={question.number === 1 && missing ? quoteWords.areaMissing : undefined}
    />
  );
}
