import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { answerLabels, quoteRequestWords as words } from '@/content/quoteRequest';
import { quoteWords, reviewStep } from '@/content/quoteSteps';
import { paths, withQuery } from '@/config/paths';
import { Alert } from '@/ui/Alert';
import { openSteps, questions, type QuoteAnswers } from './quoteDraft';
import { useIsVisitor } from './quoteOwner';
import { type QuoteParams, stepAddress } from './useQuoteParams';
import * as layoutStyles from '@/ui/layout.module.css';
import * as linkStyles from '@/ui/link.module.css';
import * as quoteStyles from './quote.module.css';
import * as receiptStyles from './receipt.module.css';

type QuoteReviewProps = {
  readonly params: QuoteParams;
  readonly answers: QuoteAnswers;
  readonly sector: string | undefined;
  readonly heading: Ref<HTMLHeadingElement>;
};

/** Step 4: answers with links to change them, and what is missing. */
export function QuoteReview({ params, answers, sector, heading }: QuoteReviewProps) {
  const open = openSteps(answers);
  const [first] = open;
  const visitor = useIsVisitor();
  const next = stepAddress(params.step, params.sector);
  return (
    <div className={receiptStyles.quoteReview}>
      <h2 ref={heading} tabIndex={-1}>
        {reviewStep.heading}
      </h2>
      {first !== undefined && (
        <Alert kind="danger" live={false}>
          <p>
            {words.stepsOpen[open.length]}{' '}
            <Link className={linkStyles.link} {...params.linkTo(first)}>
              {words.goToStep} {first}
            </Link>
          </p>
        </Alert>
      )}
      {/* Visitors send no contact details (decisions, section 5). */}
      {visitor && (
        <Alert>
          <p>
            {words.visitor} {words.answersSaved}
          </p>
          <p>
            {words.newHere}{' '}
            <Link className={linkStyles.link} to={withQuery(paths.communityRegister, { next })}>
              {words.join}
            </Link>
          </p>
        </Alert>
      )}
      <p className={quoteStyles.sub}>{reviewStep.note}</p>
      <dl>
        {questions.map(({ number, field }) => {
          const answer = answers[field];
          return (
            <div key={field} className={answer === undefined ? receiptStyles.isOpen : undefined}>
              <dt>{answerLabels[field]}</dt>
              <dd>{answer ?? words.missing}</dd>
              <dd className={receiptStyles.quoteChange}>
                <Link className={linkStyles.link} {...params.linkTo(number)}>
                  <span>{answer === undefined ? words.choose : quoteWords.change}</span>
                  <span className={layoutStyles.sr}>: {answerLabels[field]}</span>
                </Link>
              </dd>
            </div>
          );
        })}
        {sector !== undefined && (
          <div>
            <dt>{words.about}</dt>
            <dd>
              {sector}
              <span className={`${layoutStyles.small} ${layoutStyles.muted}`}>
                {words.aboutNotSent}
              </span>
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
