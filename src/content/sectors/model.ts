import type { SectorSlug } from '@/config/paths';

/** The four benefits every sector page gives its own words to (specification, section 1). */
export const reasonTitles = [
  'Save on staffing costs',
  'Diversify the workforce',
  'Focus on core tasks',
  'Optimise resources',
] as const;

/** One of the four reasons on a sector page. */
export type Reason = { title: (typeof reasonTitles)[number]; text: string };

/** The tab of the projects panel a sector stands under. */
export type SectorFamily = 'section' | 'services' | 'companyType';

/** What a sector page says. Shared words (savings claim, checklist, banner) are in `outsourcing.ts`. */
export type Sector = {
  slug: SectorSlug;
  /** The name inside 'Outsourcing in the …' and '4 Reasons to Consider … Outsourcing'. */
  name: string;
  heading: string;
  reasonsTitle: string;
  /** The short label under a tile, as in the projects panel. */
  tile: string;
  family: SectorFamily;
  /** Name of the drawing in `public/art`, without its extension. */
  drawing: `sector-${SectorSlug}`;
  /** One sentence under the heading. */
  summary: string;
  reasons: readonly [Reason, Reason, Reason, Reason];
  /** Kinds of work that are commonly handed over, as plain nouns. */
  tasks: readonly string[];
  related: readonly [SectorSlug, SectorSlug, SectorSlug, SectorSlug];
  /** Document title, unique over the site. */
  title: string;
  /** Meta description, 110 to 155 characters. */
  description: string;
};

/** What a file of this folder holds: the words that differ from sector to sector. */
export type SectorWords = Pick<
  Sector,
  'slug' | 'family' | 'name' | 'tile' | 'summary' | 'tasks' | 'related' | 'title' | 'description'
> & {
  /** The four reasons' texts in the order of `reasonTitles`. */
  readonly reasons: readonly [save: string, diversify: string, focus: string, optimise: string];
  /** True where the heading ends in 'made easy' (specification, section 2). */
  readonly madeEasy?: true;
};

/**
 * Completes a sector's own words with what all sector pages share in form.
 * @returns the sector as its page reads it
 */
export function completeSector({ madeEasy, reasons, ...own }: SectorWords): Sector {
  const [save, diversify, focus, optimise] = reasons;
  return {
    ...own,
    heading: `Outsourcing in the ${own.name}${madeEasy ? ' made easy' : ''}`,
    reasonsTitle: `4 Reasons to Consider ${own.name} Outsourcing`,
    drawing: `sector-${own.slug}`,
    reasons: [
      { title: reasonTitles[0], text: save },
      { title: reasonTitles[1], text: diversify },
      { title: reasonTitles[2], text: focus },
      { title: reasonTitles[3], text: optimise },
    ],
  };
}

/** The file of a sector's words, as the build's manifest names it. */
export const sectorSource = (slug: SectorSlug): string =>
  `src/content/sectors/${slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}.ts`;
