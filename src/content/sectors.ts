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

/** Loads all sectors' words; a page of one sector uses `loadSector`. */
export function sectorBySlug(slug: SectorSlug): Sector {
  const found = bySlug.get(slug);
  if (!found) throw new Error(`No content for the sector ${slug}`);
  return found;
}

/** In the order of the projects panel (specification, section 2). */
export const sectors: readonly Sector[] = projectsPanel.flatMap(({ tiles }) =>
  tiles.map(({ slug }) => sectorBySlug(slug)),
);
