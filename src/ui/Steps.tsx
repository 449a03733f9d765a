import './steps.css';

type StepsProps = {
  /** What the steps lead through, for screen readers. */
  readonly label: string;
  readonly count: number;
  readonly current: number;
  readonly isDone: (step: number) => boolean;
  /** Called with the step that was pressed, 1 to `count`. */
  readonly onStep: (step: number) => void;
};

/** Niches on one course, one for each step of a form; each is a way to its step. */
export function Steps({ label, count, current, isDone, onStep }: StepsProps) {
  const look = (step: number) => {
    if (step === current) return 'now';
    return isDone(step) ? 'done' : undefined;
  };
  return (
    <ol className="steps" aria-label={label} data-slot="steps">
      {Array.from({ length: count }, (_, index) => index + 1).map((step) => (
        <li key={step}>
          <button
            type="button"
            className={look(step)}
            aria-label={`Step ${step} of ${count}`}
            aria-current={step === current ? 'step' : undefined}
            onClick={() => onStep(step)}
          >
            {step}
          </button>
        </li>
      ))}
    </ol>
  );
}
