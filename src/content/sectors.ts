import type { SectorSlug } from '@/config/paths';
import { projectsPanel } from './projectsPanel';
import { completeSector, type Sector, type SectorWords } from './sectors/model';

export type { Reason, Sector, SectorFamily } from './sectors/model';

const files = import.meta.glob<{ words: SectorWords }>(['./sectors/*.ts', '!./sectors/model.ts'], {
  eager: true,
});
const bySlug: ReadonlyMap<SectorSlug, Sector> = new Map(
  Object.values(files).map(({ words }) => [words.slug, completeSector(words)]),
);

/**
 * The sector of a slug. For what has to know all sectors at once; a page that shows one takes
 * `loadSector`, which fetches no other sector's words.
 * @throws when the content has no such sector, which the content tests rule out
 */
export function sectorBySlug(slug: SectorSlug): Sector {
  const found = bySlug.get(slug);
  if (!found) throw new Error(`No content for the sector ${slug}`);
  return found;
}

/** All 28 sectors in the order of the projects panel (specification, section 2). */
export const sectors: readonly Sector[] = projectsPanel.flatMap(({ tiles }) =>
  tiles.map(({ slug }) => sectorBySlug(slug)),
);
