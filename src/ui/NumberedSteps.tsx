import './numberedSteps.css';

type NumberedStepsProps = {
  readonly steps: readonly { readonly title: string; readonly text: string }[];
};

export function NumberedSteps({ steps }: NumberedStepsProps) {
  return (
    <ol className="numbered-steps">
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span className="step-number" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3>{title}</h3>
            <p className="muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
