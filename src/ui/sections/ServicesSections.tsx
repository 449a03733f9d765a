import type { ComponentProps, ReactNode } from 'react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { LinkCardWords } from '@/content/pages/model';
import { Art } from '@/ui/Art';
import { HeroSection, Section } from '@/ui/Section';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './directory.module.css';
import { PageIntro } from './Heroes';
import { Checklist } from '@/ui/Checklist';

export function ArchHero({ words, children }: ComponentProps<typeof PageIntro>) {
  return (
    <HeroSection className={styles.archHero} grid={styles.archHeroGrid}>
      <PageIntro words={words}>{children}</PageIntro>
      <div className={styles.archHeroScene}>
        <Art drawing={words.drawing} width={1200} height={960} eager fetchPriority="high" />
      </div>
    </HeroSection>
  );
}

type OfferProps = {
  readonly heading: string;
  /** The claim's number; the claim says it in words. */
  readonly figure: string;
  readonly claim: string;
  readonly promises: readonly string[];
  readonly children: ReactNode;
};

export function Offer({ heading, figure, claim, promises, children }: OfferProps) {
  return (
    <Section tone="sunken" className={styles.offer} grid={styles.offerGrid}>
      <div>
        <h2>{heading}</h2>
        <p className={styles.offerFigure} aria-hidden="true">
          {figure}
        </p>
        <p className={layoutStyles.lead}>{claim}</p>
      </div>
      <div>
        <Checklist items={promises} />
        <div className={layoutStyles.row}>{children}</div>
      </div>
    </Section>
  );
}

export const directoryId = 'all-services';

type DirectoryProps = {
  readonly heading: string;
  readonly families: readonly {
    readonly heading: string;
    readonly links: readonly LinkCardWords[];
  }[];
};

export function Directory({ heading, families }: DirectoryProps) {
  return (
    <Section id={directoryId} className={styles.directory}>
      <h2>{heading}</h2>
      {families.map((family) => (
        <div key={family.heading} className={styles.directoryFamily}>
          <h3>{family.heading}</h3>
          <ul>
            {family.links.map(({ label, text, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
                <span className={layoutStyles.muted}>{text}</span>
                <ArrowRight />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
