import './window.css';

/** Two limestone steps: what an arcade stands on (design guide, section 5). */
export function StepsDivider() {
  return <div className="stylobate" aria-hidden="true" data-slot="stylobate" />;
}
