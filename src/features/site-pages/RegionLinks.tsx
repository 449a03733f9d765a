import { regions } from '@/content/regions';
import type { PageLink } from '@/content/pages/model';
import { StepsDivider } from '@/ui/StepsDivider';
import { TextLink } from '@/ui/TextLink';
import './regionLinks.css';

type RegionLinksProps = {
  readonly heading: string;
  readonly text: string;
  readonly way: PageLink;
};

export function RegionLinks({ heading, text, way }: RegionLinksProps) {
  return (
    <section className="section on-wall region-links" data-slot="region-links">
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
