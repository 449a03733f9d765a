import type { Course } from '@/content/pages/model';
import { TextLink } from '@/ui/TextLink';
import './stepCourse.css';

/** Numbered steps; the last one is highlighted. */
export function StepCourse({ course }: { readonly course: Course }) {
  return (
    <div className="step-course" data-slot="step-course">
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
