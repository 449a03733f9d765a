import type { Passage, PageLink } from '@/content/pages/model';
import { TextLink } from '@/ui/TextLink';
import * as styles from './reading.module.css';

type TextSectionsProps = {
  readonly readings: readonly (Passage & { readonly way?: PageLink })[];
};

export function TextSections({ readings }: TextSectionsProps) {
  return readings.map(({ heading, text, way }) => (
    <section key={heading} className={styles.textSection} data-slot="text-section">
      <h2>{heading}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {way && <TextLink to={way.to}>{way.label}</TextLink>}
    </section>
  ));
}
