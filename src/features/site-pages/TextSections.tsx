import type { Passage, WayOn } from '@/content/pages/model';
import { TextLink } from '@/ui/TextLink';
import './readings.css';

type ReadingsProps = {
  readonly readings: readonly (Passage & { readonly way?: WayOn })[];
};

export function TextSections({ readings }: ReadingsProps) {
  return readings.map(({ heading, text, way }) => (
    <section key={heading} className="passage" data-slot="passage">
      <h2>{heading}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {way && <TextLink to={way.to}>{way.label}</TextLink>}
    </section>
  ));
}
