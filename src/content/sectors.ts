import { type SectorSlug, sectorSlugs } from '@/config/paths';
import { type Reasons, reasonsOf } from './outsourcing';
import { type SectorWords, sectorWords } from './sectorWords';

/** A sector page; shared words are in `outsourcing.ts`. */
export type Sector = Omit<SectorWords, 'reasons' | 'work' | 'madeEasy'> & {
  slug: SectorSlug;
  heading: string;
  reasonsTitle: string;
  drawing: `sector-${SectorSlug}`;
  reasons: Reasons;
  /** Outsourced work, as nouns. */
  work: readonly string[];
  title: string;
};

/** Adds what all sector pages share. */
function completeSector(slug: SectorSlug): Sector {
  const { madeEasy, reasons, work, title, ...own } = sectorWords[slug];
  return {
    ...own,
    slug,
    title: title ?? `${own.name} Outsourcing | Kingdom Builders`,
    heading: `Outsourcing in the ${own.name}${madeEasy ? ' made easy' : ''}`,
    reasonsTitle: `4 Reasons to Consider ${own.name} Outsourcing`,
    drawing: `sector-${slug}`,
    work: work.split(', '),
    reasons: reasonsOf(reasons),
  };
}

export const sectors: readonly Sector[] = sectorSlugs.map(completeSector);

/** Throws for words that are no sector. */
export function sectorBySlug(slug: string): Sector {
  const found = sectors.find((sector) => sector.slug === slug);
  if (found === undefined) throw new Error(`${slug} is not a sector.`);
  return found;
}
