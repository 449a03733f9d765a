import type { StepListWords } from '@/content/pages/model';
import { TextLink } from '@/ui/TextLink';
import './stepList.css';

/** Numbered steps; the last one is highlighted. */
export function StepList({ course }: { readonly course: StepListWords }) {
  return (
    <div className="step-list" data-slot="step-list">
      <h2>{course.heading}</h2>
      <ol>
        {course.steps.map(({ title, text, way }, index) => (
          <li key={title}>
            <span className="step-niche" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p className="muted">{text}</p>
              {way && <TextLink to={way.to}>{way.label}</TextLink>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
