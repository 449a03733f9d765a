import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { formWords } from '@/content/formWords';
import { interestAreas, interestWords } from '@/content/interest';
import '@/ui/alert.css';
import { Button } from '@/ui/Button';
import '@/ui/card.css';
import { focusChoices } from '@/ui/ChoiceCards';
import { interestEntries, type InterestStep, lacking } from './answers';
import { InterestQuestion } from './InterestQuestion';
import { InterestSteps } from './InterestSteps';
import { InterestThanks } from './InterestThanks';
import { useInterest } from './useInterest';
import { readyForm } from '@/ui/form/readyForm';
import './interestWidget.css';

const loadSummary = () => import('@/ui/form/FormSummary');
const FormSummary = lazy(() =>
  loadSummary().then(({ FormSummary: Summary }) => ({ default: Summary })),
);

const near = (step: InterestStep, by: 1 | -1): InterestStep => {
  const to = step + by;
  return to <= 0 ? 0 : to === 1 ? 1 : 2;
};

/**
 * The home interest widget (specification, section 2; decisions, section 5): three steps, no call. At
 * its end stand the thank-you alert and a summary of what was chosen.
 */
export function InterestWidget() {
  const { answers, answer, clear, kept } = useInterest();
  const [step, setStep] = useState<InterestStep>(0);
  const [checked, setChecked] = useState(false);
  const [done, setDone] = useState<'thanks' | 'summary'>();
  const form = useRef<HTMLFormElement>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  const moved = useRef(false);
  const missing = checked ? lacking(step, answers) : [];

  useEffect(() => {
    if (step === 2) void loadSummary().catch(() => undefined);
    if (moved.current) form.current?.querySelector('h2')?.focus();
  }, [step]);

  // The document's radios answer before this script does: what was chosen there counts.
  useEffect(() => {
    const early = form.current?.querySelector<HTMLInputElement>('input:checked');
    const area = interestAreas.find(({ value }) => value === early?.value);
    if (area !== undefined) answer({ area: area.value });
  }, [answer]);

  useEffect(() => {
    if (form.current !== null) readyForm.announce(form.current);
  }, []);

  const go = (by: 1 | -1) => {
    moved.current = true;
    setChecked(false);
    setStep(near(step, by));
  };
  const leaveSummary = () => {
    moved.current = true;
    setDone(undefined);
    setStep(0);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = lacking(step, answers);
    if (first === undefined) return step === 2 ? setDone('thanks') : go(1);
    setChecked(true);
    if (first === 'area' || first === 'option') focusChoices(group.current);
    else document.getElementById(`interest-${first}`)?.focus();
    return undefined;
  };

  if (done === 'summary') {
    return (
      <Suspense fallback={<p className="widget card">{formWords.loading}</p>}>
        <FormSummary
          name="interest"
          title={interestWords.lastHeading}
          heading={interestWords.lastHeading}
          level={2}
          entries={interestEntries(answers)}
          keptOnDevice={kept}
          onEdit={leaveSummary}
          onStartOver={() => {
            clear();
            leaveSummary();
          }}
        />
      </Suspense>
    );
  }
  return (
    <>
      <noscript>
        <p className="alert">{formWords.noScript}</p>
      </noscript>
      <form
        ref={form}
        className="widget card"
        aria-label={interestWords.name}
        noValidate
        autoComplete="off"
        onSubmit={onSubmit}
        data-slot="interest-widget"
      >
        <InterestSteps step={step} />
        <InterestQuestion
          key={step}
          step={step}
          answers={answers}
          onAnswer={answer}
          missing={missing}
          group={group}
        />
        <div className="row widget-actions needs-script">
          <Button variant="outline" disabled={step === 0} onClick={() => go(-1)}>
            {interestWords.previous}
          </Button>
          <Button type="submit">{step === 2 ? interestWords.submit : interestWords.next}</Button>
        </div>
      </form>
      {done === 'thanks' && <InterestThanks onClose={() => setDone('summary')} />}
    </>
  );
}
