import * as stepsStyles from './steps.module.css';

type StepsProps = {
  readonly label: string;
  readonly count: number;
  readonly current: number;
  readonly isDone: (step: number) => boolean;
  /** Called with the pressed step, 1 to `count`. */
  readonly onStep: (step: number) => void;
};

export function Steps({ label, count, current, isDone, onStep }: StepsProps) {
  const look = (step: number) => {
    if (step === current) return stepsStyles.now;
    return isDone(step) ? stepsStyles.done : undefined;
  };
  return (
    <ol className={stepsStyles.steps} aria-label={label} data-slot="steps">
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
