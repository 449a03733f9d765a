import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { quoteRequestWords } from '@/content/quoteRequest';
import { quoteSteps, quoteWords } from '@/content/quoteSteps';
import { useDoubleClickGuard } from '@/lib/clicks';
import { useMedia } from '@/lib/useMedia';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { ChoiceCards, focusChoices } from '@/ui/ChoiceCards';
import { Steps } from '@/ui/Steps';
import { prefetchToasts } from '@/ui/toast';
import { openSteps, questions, type StepNumber } from './quoteDraft';
import { useIsVisitor } from './quoteOwner';
import { QuoteReview } from './QuoteReview';
import type { DraftedRequest, QuoteDraft } from './useQuoteDraft';
import type { Failed, QuoteSubmission } from './useQuoteSubmission';
import type { QuoteParams } from './useQuoteParams';
import { useSendAfterLogin } from './useSendAfterLogin';
import * as layoutStyles from '@/ui/layout.module.css';
import * as quoteStyles from './quote.module.css';
import * as styles from './receipt.module.css';

const scrollIntoView = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' });

function QuoteFailure({ failure }: { readonly failure: Failed }) {
  return (
    <div ref={scrollIntoView} className={styles.quoteFailure}>
      <Alert kind="danger">
        <p>{failure.message}</p>
        {failure.mayHaveArrived && <p>{quoteRequestWords.mayHaveArrived}</p>}
      </Alert>
    </div>
  );
}

type QuoteActionsProps = {
  readonly step: StepNumber;
  readonly pending: boolean;
  readonly visitor: boolean;
  readonly onLogIn: () => void;
  readonly onBack: () => void;
};

function QuoteActions(props: QuoteActionsProps) {
  const { step, pending, visitor, onLogIn, onBack } = props;
  const isNarrow = useMedia('(max-width: 35em)');
  const isLast = step === 4;
  const isStack = isLast && visitor;
  const submitLabel = visitor ? quoteWords.submitWithoutLogin : quoteWords.submit;
  const buttons = [
    step > 1 && (
      <Button key="back" variant="outline" onClick={onBack}>
        {quoteWords.back}
      </Button>
    ),
    <Button
      key={isLast ? 'submit' : 'next'}
      type="submit"
      className={styles.quoteNext}
      data-part="next"
      {...(isStack && { variant: 'outline' })}
      pending={isLast && pending}
    >
      {isLast ? submitLabel : quoteWords.next}
    </Button>,
    isStack && (
      <Button key="login" disabled={pending} onClick={onLogIn}>
        {quoteWords.logInAndSubmit}
      </Button>
    ),
  ];
  return (
    <div
      className={isStack ? `${styles.quoteActions} ${styles.isVisitor}` : styles.quoteActions}
      data-slot="quote-actions"
    >
      {/* In a column the main button is the first one, by keyboard too. */}
      {isStack && isNarrow ? buttons.toReversed() : buttons}
    </div>
  );
}

type QuoteFormProps = {
  readonly params: QuoteParams;
  readonly draft: QuoteDraft;
  readonly sector: string | undefined;
  readonly submission: QuoteSubmission;
};

const count = quoteSteps.length;

/** Specification, section 2, 'Multi-step quote form'; decisions, section 5. */
export function QuoteForm({ params, draft, sector, submission }: QuoteFormProps) {
  const { answers, readAnswers } = draft;
  const { step, isHydrated, goTo } = params;
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  const [blockedAt, setBlockedAt] = useState<number>();
  const { sending, prepare, submit, dismissFailure } = submission;
  const visitor = useIsVisitor();
  const question = questions.find(({ number }) => number === step);
  const answer = question && answers[question.field];
  const isMissing = blockedAt === step && answer === undefined;

  const shown = useRef<StepNumber>(undefined);
  useEffect(() => {
    if (!isHydrated) return;
    const changed = shown.current !== undefined && shown.current !== step;
    shown.current = step;
    if (!changed) return;
    heading.current?.focus({ preventScroll: true });
    if (form.current && form.current.getBoundingClientRect().top < 0) form.current.scrollIntoView();
  }, [step, isHydrated]);
  useDoubleClickGuard(step);

  useEffect(() => {
    if (step < count) return;
    prefetchToasts();
    // Not `prefetch`: a page that must reload for it does so before the press.
    prepare().catch(() => undefined);
  }, [step, prepare]);

  const go = (to: number) => {
    setBlockedAt(undefined);
    const next = quoteSteps.find(({ number }) => number === to);
    if (next !== undefined) goTo(next.number);
  };
  /** Leads to the first open step if there is one. */
  const withRequest = (handle: (drafted: DraftedRequest) => void) => {
    const drafted = draft.readRequest();
    if (drafted === undefined) go(openSteps(readAnswers())[0] ?? 1);
    else handle(drafted);
  };
  const { requestId = '', sector: about } = params;
  const submitAnswers = (seenAt?: number) =>
    withRequest((drafted) => void submit({ ...drafted, requestId, sector: about }, seenAt));
  // Pressed on an earlier page, where the failure may not have been shown.
  const logIn = useSendAfterLogin(params, draft, () => submitAnswers(0));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (question === undefined) return submitAnswers();
    if (readAnswers()[question.field] !== undefined) return go(step + 1);
    // The error first: it moves the cards.
    flushSync(() => setBlockedAt(step));
    return focusChoices(group.current);
  };

  return (
    <form
      ref={form}
      className="needs-script"
      noValidate
      autoComplete="off"
      aria-busy={sending.status === 'pending' || undefined}
      onSubmit={onSubmit}
    >
      <Steps
        label="Progress"
        count={count}
        current={step}
        isDone={(one) => questions.some((q) => q.number === one && answers[q.field] !== undefined)}
        onStep={go}
      />
      <p className={layoutStyles.sr} role="status">
        {`Step ${step} of ${count}`}
      </p>
      {question === undefined ? (
        <QuoteReview params={params} answers={answers} sector={sector} heading={heading} />
      ) : (
        <ChoiceCards
          key={step}
          ref={group}
          legend={
            <>
              <h2 ref={heading} tabIndex={-1}>
                {question.heading}
              </h2>
              <span className={quoteStyles.sub}>{question.question}</span>
            </>
          }
          choices={question.choices}
          value={answer}
          onChoose={(value) => {
            dismissFailure();
            draft.choose(question.field, value);
          }}
          {...(step === 1 ? {} : { hint: quoteWords.chooseOne })}
          isMarked={isMissing}
          // Only step 1 has an error message (specification, section 5).
          error={step === 1 && isMissing ? quoteWords.areaMissing : undefined}
        />
      )}
      {question === undefined && sending.status === 'failed' && <QuoteFailure failure={sending} />}
      <QuoteActions
        step={step}
        pending={sending.status === 'pending'}
        visitor={visitor}
        onLogIn={() => withRequest(logIn)}
        onBack={() => go(step - 1)}
      />
    </form>
  );
}
