import type { StepListWords } from '@/content/pages/model';
import { TextLink } from '@/ui/TextLink';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './sections.module.css';

/** Numbered steps; the last one is highlighted. */
export function StepList({ course }: { readonly course: StepListWords }) {
  return (
    <div className={styles.stepList} data-slot="step-list">
      <h2>{course.heading}</h2>
      <ol>
        {course.steps.map(({ title, text, way }, index) => (
          <li key={title}>
            <span className={styles.stepNiche} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p className={layoutStyles.muted}>{text}</p>
              {way && <TextLink to={way.to}>{way.label}</TextLink>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
