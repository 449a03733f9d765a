import { type SectorSlug, sectorSlugs } from '@/config/paths';
import { type SectorWords, sectorWords } from './sectorWords';

/** Specification, section 1. */
const reasonTitles = [
  'Save on staffing costs',
  'Diversify the workforce',
  'Focus on core tasks',
  'Optimise resources',
] as const;

export type Reason = { title: (typeof reasonTitles)[number]; text: string };

/** A sector page; shared words are in `outsourcing.ts`. */
export type Sector = Omit<SectorWords, 'reasons' | 'work' | 'madeEasy'> & {
  slug: SectorSlug;
  heading: string;
  reasonsTitle: string;
  drawing: `sector-${SectorSlug}`;
  reasons: readonly [Reason, Reason, Reason, Reason];
  /** Outsourced work, as nouns. */
  work: readonly string[];
  title: string;
};

/** Adds what all sector pages share. */
function completeSector(slug: SectorSlug): Sector {
  const { madeEasy, reasons, work, title, ...own } = sectorWords[slug];
  const [save, diversify, focus, optimise] = reasons;
  return {
    ...own,
    slug,
    title: title ?? `${own.name} Outsourcing | Kingdom Builders`,
    heading: `Outsourcing in the ${own.name}${madeEasy ? ' made easy' : ''}`,
    reasonsTitle: `4 Reasons to Consider ${own.name} Outsourcing`,
    drawing: `sector-${slug}`,
    work: work.split(', '),
    reasons: [
      { title: reasonTitles[0], text: save },
      { title: reasonTitles[1], text: diversify },
      { title: reasonTitles[2], text: focus },
      { title: reasonTitles[3], text: optimise },
    ],
  };
}

export const sectors: readonly Sector[] = sectorSlugs.map(completeSector);

/** Throws for words that are no sector. */
export function sectorBySlug(slug: string): Sector {
  const found = sectors.find((sector) => sector.slug === slug);
  if (found === undefined) throw new Error(`${slug} is not a sector.`);
  return found;
}
