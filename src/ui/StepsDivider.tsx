import './window.css';

/** Two steps under an arcade (design guide, section 5). */
export function StepsDivider() {
  return <div className="steps-divider" aria-hidden="true" data-slot="steps-divider" />;
}
