import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react';
import { settings } from '@/config/site';
import { formWords, notSentOnline } from '@/content/formWords';
import { interestAreas, interestSteps, interestWords } from '@/content/interest';
import { useDoubleClickGuard } from '@/lib/clicks';
import { retryImport } from '@/lib/retryImport';
import { useAsync } from '@/lib/useAsync';
import { Button } from '@/ui/Button';
import { focusChoices } from '@/ui/ChoiceCards';
import { readyForm } from '@/ui/form/deferEarlyActions';
import type { FormSummary } from '@/ui/form/FormSummary';
import { LoadFailure } from '@/ui/LoadFailure';
import { ModalDialog } from '@/ui/Modal';
import * as layoutStyles from '@/ui/layout.module.css';
import * as alertStyles from '@/ui/alert.module.css';
import * as cardStyles from '@/ui/card.module.css';
import * as stepsStyles from '@/ui/steps.module.css';
import * as dialogStyles from '@/ui/dialog.module.css';
import * as styles from './interestWidget.module.css';
import { interestEntries, type InterestStep, missingQuestions } from './interestAnswers';
import { InterestQuestion } from './InterestQuestion';
import { useInterest } from './useInterest';

const loadSummary = () => retryImport(() => import('@/ui/form/FormSummary'), 'FormSummary');

/** Loads the summary early; a failure is reported where it is shown. */
const prefetchSummary = (): Promise<unknown> => loadSummary().catch(() => undefined);

/** The summary; its script is no part of what the landing page loads by itself. */
function InterestSummary(props: ComponentProps<typeof FormSummary>) {
  const { value, failed, retry } = useAsync(undefined, loadSummary);
  if (value === undefined) {
    return (
      <div className={`${styles.widget} ${cardStyles.card}`}>
        {failed ? (
          <LoadFailure text={interestWords.summaryFailed} onRetry={retry} />
        ) : (
          <p>{formWords.loading}</p>
        )}
      </div>
    );
  }
  return (
    <div className={styles.widgetSummary}>
      <value.FormSummary {...props} />
    </div>
  );
}

function InterestThanks({ onClose }: { readonly onClose: () => void }) {
  return (
    <ModalDialog
      className={`${dialogStyles.dialog} ${styles.widgetThanks}`}
      aria-labelledby="interest-thanks"
      onClose={onClose}
    >
      <h2 id="interest-thanks">{interestWords.alert}</h2>
      <p className={layoutStyles.muted}>
        {settings.contactEmail === undefined
          ? interestWords.afterAlert
          : interestWords.afterAlertMail}
      </p>
      <div className={layoutStyles.row}>
        <Button onClick={onClose}>{interestWords.close}</Button>
      </div>
    </ModalDialog>
  );
}

/** Names of the steps; not controls. */
function InterestSteps({ step }: { readonly step: InterestStep }) {
  const look = (index: number) =>
    index === step ? stepsStyles.now : index < step ? stepsStyles.done : '';
  return (
    <ol className={stepsStyles.steps}>
      {interestSteps.map((name, index) => (
        <li key={name} aria-current={index === step ? 'step' : undefined}>
          <span className={`${stepsStyles.niche} ${look(index)}`.trim()} aria-hidden="true">
            {index + 1}
          </span>
          <span
            className={index === step ? `${stepsStyles.lbl} ${stepsStyles.cur}` : stepsStyles.lbl}
          >
            {name}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Three steps without a call (specification, section 2; decisions, section 5). */
export function InterestWidget() {
  const [step, setStep] = useState<InterestStep>(0);
  const [isRestored, setIsRestored] = useState(false);
  const [checked, setChecked] = useState(false);
  const [adopted, setAdopted] = useState(false);
  const [done, setDone] = useState<'thanks' | 'summary'>();
  const form = useRef<HTMLFormElement>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  const moved = useRef(false);
  const { answers, answer, clear, isStored } = useInterest((stored) => {
    const unanswered = ([0, 1] as const).find((one) => missingQuestions(one, stored).length > 0);
    const isSummary = unanswered === undefined && stored.summary === 'shown';
    setIsRestored(stored.area !== '');
    setDone(undefined);
    if (isSummary) void prefetchSummary().then(() => setDone('summary'));
    const { top = 0, bottom = 0 } = form.current?.getBoundingClientRect() ?? {};
    // In view it stays at the prerendered step until the summary is there: nothing may move in between.
    if (isSummary || (top < window.innerHeight && bottom > 0)) return;
    setStep(unanswered ?? 2);
  });
  useDoubleClickGuard(`${step} ${done ?? ''}`);
  const missing = checked ? missingQuestions(step, answers) : [];

  useEffect(() => {
    if (step === 2) void prefetchSummary();
    if (moved.current && done === undefined) form.current?.querySelector('h3')?.focus();
  }, [step, done]);

  // Reads what was chosen before hydration.
  useEffect(() => {
    const early = form.current?.querySelector<HTMLInputElement>('input:checked');
    const area = interestAreas.find(({ value }) => value === early?.value);
    if (area !== undefined) answer({ area: area.value });
    setAdopted(true);
  }, [answer]);

  // Replays a deferred submit, which needs the choices; again for the form after Edit or Start over.
  useEffect(() => {
    if (adopted && !done && form.current !== null) readyForm.announce(form.current);
  }, [adopted, done]);

  const go = (to: InterestStep) => {
    setIsRestored(false);
    moved.current = true;
    setChecked(false);
    setDone(undefined);
    setStep(to);
  };
  const submit = () => {
    setIsRestored(false);
    answer({ summary: 'shown' });
    setDone('thanks');
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = missingQuestions(step, answers);
    if (first === undefined) return step === 2 ? submit() : go(step === 0 ? 1 : 2);
    setChecked(true);
    if (first === 'area' || first === 'option') focusChoices(group.current);
    else document.getElementById(`interest-${first}`)?.focus();
    return undefined;
  };

  // Not if a question was answered while the summary's script loaded.
  if (done === 'summary' && answers.summary === 'shown') {
    return (
      <InterestSummary
        name="interest"
        title={interestWords.name}
        heading={interestWords.summaryHeading}
        level={2}
        entries={interestEntries(answers)}
        storedOnDevice={isStored}
        takesFocus={!isRestored}
        onEdit={() => {
          answer({ summary: '' });
          go(0);
        }}
        onStartOver={() => {
          clear();
          go(0);
        }}
      />
    );
  }
  return (
    <>
      <noscript>
        <p className={alertStyles.alert}>{formWords.noScript}</p>
      </noscript>
      <form
        ref={form}
        className={`${styles.widget} ${cardStyles.card}`}
        aria-label={interestWords.name}
        noValidate
        autoComplete="off"
        onSubmit={onSubmit}
      >
        <h2>{interestWords.heading}</h2>
        <p className={styles.widgetCount}>
          {`${interestWords.step(step + 1)}${isRestored ? interestWords.saved : ''}`}
        </p>
        <InterestSteps step={step} />
        <InterestQuestion
          key={step}
          step={step}
          answers={answers}
          onAnswer={answer}
          missing={missing}
          group={group}
        />
        {step === 2 && (
          <p className={`${styles.widgetNotSent} ${layoutStyles.muted}`}>
            {notSentOnline(settings.contactEmail !== undefined)}
          </p>
        )}
        <div className={`${layoutStyles.row} ${styles.widgetActions} needs-script`}>
          <Button variant="outline" disabled={step === 0} onClick={() => go(step === 2 ? 1 : 0)}>
            {interestWords.previous}
          </Button>
          <Button type="submit">{step === 2 ? interestWords.submit : interestWords.next}</Button>
        </div>
      </form>
      {done === 'thanks' && <InterestThanks onClose={() => setDone('summary')} />}
    </>
  );
}
