import './window.css';

/** Two steps under an arcade (design guide, section 5). */
export function StepsDivider() {
  return <div className="stylobate" aria-hidden="true" data-slot="stylobate" />;
}
