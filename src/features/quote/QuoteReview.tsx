import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { answerLabels, quoteRequestWords as words } from '@/content/quoteRequest';
import { quoteSteps, quoteWords } from '@/content/quoteSteps';
import { paths, withQuery } from '@/config/paths';
import { Alert } from '@/ui/Alert';
import { openSteps, questions, type QuoteAnswers } from './answers';
import { useIsVisitor } from './owner';
import { type QuoteParams, returnAddress } from './useQuoteParams';

type QuoteReviewProps = {
  readonly place: QuoteParams;
  readonly answers: QuoteAnswers;
  readonly sector: string | undefined;
  readonly heading: Ref<HTMLHeadingElement>;
};

const review = quoteSteps[3];

/** Visitors send no contact details; offers the login (decisions, section 5). */
function VisitorNote({ place }: { readonly place: QuoteParams }) {
  const next = returnAddress(place);
  return (
    <Alert>
      <p>
        {words.visitor} {words.answersSaved}
      </p>
      <p>
        {words.newHere}{' '}
        <Link className="link" to={withQuery(paths.communityRegister, { next })}>
          {words.join}
        </Link>
      </p>
    </Alert>
  );
}

/** Step 4: answers with links to change them, and what is missing. */
export function QuoteReview({ place, answers, sector, heading }: QuoteReviewProps) {
  const open = openSteps(answers);
  const [first] = open;
  const visitor = useIsVisitor();
  return (
    <div className="quote-review">
      <h2 ref={heading} tabIndex={-1}>
        {review.heading}
      </h2>
      {visitor && <VisitorNote place={place} />}
      <p className="sub">{review.note}</p>
      {first !== undefined && (
        <Alert kind="danger">
          <p>
            {words.stepsOpen[open.length]}{' '}
            <Link className="link" {...place.linkTo(first)}>
              {words.goToStep} {first}
            </Link>
          </p>
        </Alert>
      )}
      <dl>
        {questions.map(({ number, field }) => {
          const answer = answers[field];
          return (
            <div key={field} className={answer === undefined ? 'is-open' : undefined}>
              <dt>{answerLabels[field]}</dt>
              <dd>{answer ?? words.missing}</dd>
              <dd className="quote-change">
                <Link className="link" {...place.linkTo(number)}>
                  {answer === undefined ? words.choose : quoteWords.change}
                  <span className="sr">: {answerLabels[field]}</span>
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
              <span className="small muted">{words.notSent}</span>
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
