import * as layoutStyles from './layout.module.css';
import * as stepsStyles from './steps.module.css';

type NumberedStepsProps = {
  readonly steps: readonly { readonly title: string; readonly text: string }[];
};

export function NumberedSteps({ steps }: NumberedStepsProps) {
  return (
    <ol className={stepsStyles.numberedSteps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <span className={stepsStyles.stepNumber} aria-hidden="true" />
          <div>
            <h3>{title}</h3>
            <p className={layoutStyles.muted}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
