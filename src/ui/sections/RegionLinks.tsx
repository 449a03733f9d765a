import { regions } from '@/content/regions';
import type { PageLink } from '@/content/pages/model';
import { TextLink } from '@/ui/TextLink';
import { Section } from '@/ui/Section';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './sections.module.css';

type RegionLinksProps = {
  readonly heading: string;
  readonly text: string;
  readonly link: PageLink;
};

export function RegionLinks({ heading, text, link }: RegionLinksProps) {
  return (
    <Section tone="cedar" className={styles.regionLinks} steps>
      <h2>{heading}</h2>
      <ul>
        {regions.map(({ slug, name }) => (
          <li key={slug}>{name}</li>
        ))}
      </ul>
      <p className={layoutStyles.lead}>{text}</p>
      <TextLink to={link.to}>{link.label}</TextLink>
    </Section>
  );
}
