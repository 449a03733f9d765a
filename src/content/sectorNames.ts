import { tokenize } from '@/lib/tokenize';
import { type SectorSlug, sectorSlugs } from '@/config/paths';
import { projectsPanel } from './projectsPanel';

/** Where the page's name differs from the panel's label. */
const ownNames: Readonly<Partial<Record<SectorSlug, string>>> = {
  'financial-services': 'Finance & Accounting',
  agency: 'Digital Marketing Agency',
  software: 'Software Development',
  'small-medium-sized-businesses': 'Small Medium Sized Business',
};

const letters = (name: string) => tokenize(name).join('');

const bySpelling: ReadonlyMap<string, SectorSlug> = new Map([
  ...sectorSlugs.map((slug) => [letters(slug), slug] as const),
  ...projectsPanel.flatMap(({ tiles }) =>
    tiles.map(({ label, slug }) => [letters(label), slug] as const),
  ),
  ...sectorSlugs.flatMap((slug) => {
    const name = ownNames[slug];
    return name === undefined ? [] : [[letters(name), slug] as const];
  }),
]);

/** By any spelling of its name; undefined if there is none. */
export const sectorSlugByName = (name: string) => bySpelling.get(letters(name));
