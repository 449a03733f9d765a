import { ArrowRight, Coins, Crosshair, Scale, Users } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import {
  checklist,
  getQuoteLabel,
  tasksHeading,
  relatedSectorsHeading,
  savingsClaim,
} from '@/content/outsourcing';
import { ButtonLink } from '@/ui/Button';
import { Checklist } from '@/ui/Checklist';
import { PortalHero } from '@/ui/PortalHero';
import { Section } from '@/ui/Section';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './sector.module.css';
import { siteHead } from '@/content/pages/siteHead';
import type { Sector } from '@/content/sectors';
import { projectsPanel } from '@/content/projectsPanel';
import { sectorPath, type SectorSlug } from '@/config/paths';
import { absoluteUrl } from '@/config/site';
import { organization } from '@/config/structuredData';
import type { PageHead } from '@/lib/pageHead';
import { Tile } from '@/ui/Tile';
import { StartedBanner } from '@/ui/StartedBanner';

/** Decisions, section 7. */
export const sectorHead = (sector: Sector): PageHead =>
  siteHead(sector, {
    '@type': 'Service',
    name: `${sector.name} Outsourcing`,
    serviceType: 'Outsourcing',
    description: sector.description,
    url: absoluteUrl(sector.path),
    provider: organization,
  });

type SavingsHeroProps = {
  readonly heading: string;
  readonly drawing: string;
  /** Target of Get a quote. */
  readonly quote: string;
  readonly children?: ReactNode;
};

/** Heading, claim, promises and Get a quote (specification, section 2). */
export function SavingsHero({ heading, drawing, quote, children }: SavingsHeroProps) {
  return (
    <PortalHero drawing={drawing}>
      {children}
      <h1>{heading}</h1>
      <p className={layoutStyles.lead}>{savingsClaim}</p>
      <Checklist items={checklist} />
      <ButtonLink to={quote}>
        {getQuoteLabel}
        <ArrowRight />
      </ButtonLink>
    </PortalHero>
  );
}

export function SectorTasks({ summary, work }: Pick<Sector, 'summary' | 'work'>) {
  return (
    <Section className={styles.sectorTasks}>
      <div>
        <h2>{tasksHeading}</h2>
        <p className={layoutStyles.lead}>{summary}</p>
      </div>
      <ul>
        {work.map((task) => (
          <li key={task}>{task}</li>
        ))}
      </ul>
    </Section>
  );
}

type ReasonsProps = Pick<Sector, 'reasons'> & { readonly heading: string };

/** The four benefits; rows on phones. */
export function Reasons({ heading, reasons }: ReasonsProps) {
  return (
    <Section tone="cedar" className={styles.reasons} steps>
      <h2>{heading}</h2>
      <ol className={styles.arcade4}>
        {[Coins, Users, Crosshair, Scale].map((Icon, index) => {
          const reason = reasons[index];
          if (reason === undefined) return null;
          return (
            <li key={reason.title}>
              <Icon />
              <h3>{reason.title}</h3>
              <p className={layoutStyles.muted}>{reason.text}</p>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

const tiles = projectsPanel.flatMap((tab) => tab.tiles);

export function RelatedSectors({ slugs }: { readonly slugs: readonly SectorSlug[] }) {
  return (
    <Section className={styles.relatedSectors}>
      <h2>{relatedSectorsHeading}</h2>
      <ul className={styles.related}>
        {slugs
          .flatMap((slug) => tiles.filter((tile) => tile.slug === slug))
          .map(({ slug, label, drawing }) => (
            <li key={slug}>
              <Tile to={sectorPath(slug)} label={label} drawing={drawing} />
            </li>
          ))}
      </ul>
    </Section>
  );
}

export function QuoteBanner(props: ComponentProps<typeof StartedBanner>) {
  return (
    <div className={styles.pageEnd}>
      <StartedBanner {...props} />
    </div>
  );
}
