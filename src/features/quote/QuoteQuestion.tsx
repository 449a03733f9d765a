import type { Ref } from 'react';
import { type QuoteQuestionStep, quoteWords } from '@/content/quoteSteps';
import { ChoiceCards } from '@/ui/ChoiceCards';
import * as styles from './quote.module.css';

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
export function QuoteQuestion(props: QuoteQuestionProps) {
  const { question, value, onChoose, missing, heading, group } = props;
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
      choices={question.choices}
      value={value}
      onChoose={onChoose}
      {...(question.number === 1 ? {} : { hint: quoteWords.chooseOne })}
      isMarked={missing}
      error={question.number === 1 && missing ? quoteWords.areaMissing : undefined}
    />
  );
}
