import type { SectorSlug } from '@/config/paths';

/** Specification, section 1. */
export const reasonTitles = [
  'Save on staffing costs',
  'Diversify the workforce',
  'Focus on core tasks',
  'Optimise resources',
] as const;

export type Reason = { title: (typeof reasonTitles)[number]; text: string };

export type SectorFamily = 'section' | 'services' | 'companyType';

/** A sector page; shared words are in `outsourcing.ts`. */
export type Sector = {
  slug: SectorSlug;
  name: string;
  heading: string;
  reasonsTitle: string;
  tile: string;
  family: SectorFamily;
  drawing: `sector-${SectorSlug}`;
  summary: string;
  reasons: readonly [Reason, Reason, Reason, Reason];
  /** Outsourced work, as nouns. */
  tasks: readonly string[];
  related: readonly [SectorSlug, SectorSlug, SectorSlug, SectorSlug];
  title: string;
  /** 110 to 155 characters. */
  description: string;
};

export type SectorWords = Pick<
  Sector,
  'slug' | 'family' | 'name' | 'tile' | 'summary' | 'tasks' | 'related' | 'title' | 'description'
> & {
  /** In the order of `reasonTitles`. */
  readonly reasons: readonly [save: string, diversify: string, focus: string, optimise: string];
  /** The heading ends in 'made easy' (specification, section 2). */
  readonly madeEasy?: true;
};

/** Adds what all sector pages share. */
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

/** As the build's manifest names it. */
export const sectorSource = (slug: SectorSlug): string =>
  `src/content/sectors/${slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}.ts`;
