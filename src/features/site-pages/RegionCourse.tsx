import { regions } from '@/content/regions';
import type { WayOn } from '@/content/pages/model';
import { StepsDivider } from '@/ui/StepsDivider';
import { TextLink } from '@/ui/TextLink';
import './regionCourse.css';

type RegionCourseProps = {
  readonly heading: string;
  readonly text: string;
  readonly way: WayOn;
};

export function RegionCourse({ heading, text, way }: RegionCourseProps) {
  return (
    <section className="section on-wall region-course" data-slot="region-course">
      <div className="container">
        <h2>{heading}</h2>
        <ul>
          {regions.map(({ slug, name }) => (
            <li key={slug}>{name}</li>
          ))}
        </ul>
        <p className="lead">{text}</p>
        <TextLink to={way.to}>{way.label}</TextLink>
      </div>
      <StepsDivider />
    </section>
  );
}
