import * as windowStyles from './window.module.css';

/** Two steps under an arcade (design guide, section 5). */
export function StepsDivider() {
  return <div className={windowStyles.stepsDivider} aria-hidden="true" />;
}
