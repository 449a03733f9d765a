import { type FormEvent, useEffect, useRef, useState } from 'react';
import { quoteSteps } from '@/content/quoteSteps';
import { focusChoices } from '@/ui/ChoiceCards';
import { Steps } from '@/ui/Steps';
import { prepareToasts } from '@/ui/toast';
import { completeRequest, openStep, questions, type QuoteAnswers } from './answers';
import { QuoteActions } from './QuoteActions';
import { QuoteFailure } from './QuoteFailure';
import { QuoteQuestion } from './QuoteQuestion';
import { QuoteReview } from './QuoteReview';
import type { QuoteDesk } from './useDesk';
import type { QuotePlace } from './useQuotePlace';
import { useStepFocus } from './useStepFocus';

type QuoteFormProps = {
  readonly place: QuotePlace;
  readonly answers: QuoteAnswers;
  /** The answers at this moment, for what a press decides. */
  readonly readAnswers: () => QuoteAnswers;
  readonly onChoose: (field: keyof QuoteAnswers, value: string) => void;
  /** Name of the sector whose page led here. */
  readonly sector: string | undefined;
  readonly desk: QuoteDesk;
};

const count = quoteSteps.length;

/** The quote form (specification, section 2, 'Multi-step quote form'; decisions, section 5). */
export function QuoteForm({ place, answers, readAnswers, onChoose, sector, desk }: QuoteFormProps) {
  const { step, settled, goTo } = place;
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  const [blockedAt, setBlockedAt] = useState<number>();
  const { sending, handIn, settle } = desk;
  const shownAt = useStepFocus(step, settled, form, heading);
  const question = questions.find(({ number }) => number === step);

  useEffect(() => {
    if (step < count) return;
    prepareToasts();
    void import('./quote.api').catch(() => undefined);
  }, [step]);

  const go = (to: number) => {
    setBlockedAt(undefined);
    const next = quoteSteps.find(({ number }) => number === to);
    if (next !== undefined) goTo(next.number);
  };
  const send = (authorize?: boolean) => {
    const given = readAnswers();
    const open = openStep(given);
    const request = completeRequest(given);
    if (open !== undefined || request === undefined) return go(open ?? 1);
    return void handIn({
      request,
      round: place.round ?? '',
      sector: place.sector,
      ...(authorize === undefined ? {} : { authorize }),
    });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (question === undefined) return send();
    if (readAnswers()[question.field] !== undefined) return go(step + 1);
    setBlockedAt(step);
    return focusChoices(group.current);
  };

  return (
    <form ref={form} className="needs-script" noValidate autoComplete="off" onSubmit={onSubmit}>
      <Steps
        label="Progress"
        count={count}
        current={step}
        isDone={(one) => questions.some((q) => q.number === one && answers[q.field] !== undefined)}
        onStep={go}
      />
      <p className="sr" role="status">
        Step {step} of {count}
      </p>
      {question === undefined ? (
        <QuoteReview place={place} answers={answers} sector={sector} heading={heading} />
      ) : (
        <QuoteQuestion
          key={step}
          question={question}
          value={answers[question.field]}
          onChoose={(value) => {
            settle();
            onChoose(question.field, value);
          }}
          missing={blockedAt === step && answers[question.field] === undefined}
          heading={heading}
          group={group}
        />
      )}
      {question === undefined && sending.status === 'failed' && (
        <QuoteFailure failure={sending} onSendOpenly={() => send(false)} />
      )}
      <QuoteActions
        step={step}
        pending={sending.status === 'pending'}
        onBack={() => go(step - 1)}
        reviewedAt={shownAt}
      />
    </form>
  );
}
