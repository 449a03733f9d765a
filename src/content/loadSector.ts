import { type SectorSlug, sectorSlugs } from '@/config/paths';
import { completeSector, type Sector, sectorSource, type SectorWords } from './sectors/model';

const files = import.meta.glob<{ words: SectorWords }>([
  '/src/content/sectors/*.ts',
  '!/src/content/sectors/model.ts',
]);
const loaded = new Map<SectorSlug, Sector>();

export const isSectorSlug = (word: string): word is SectorSlug =>
  sectorSlugs.some((slug) => slug === word);

/** Loads the words of one sector only. */
export async function loadSector(slug: SectorSlug): Promise<Sector> {
  const known = loaded.get(slug);
  if (known !== undefined) return known;
  const load = files[`/${sectorSource(slug)}`];
  if (load === undefined) throw new Error(`No content for the sector ${slug}`);
  const { words } = await load();
  const sector = completeSector(words);
  loaded.set(slug, sector);
  return sector;
}

/** After `loadSector`; throws before. */
export function loadedSector(slug: SectorSlug): Sector {
  const sector = loaded.get(slug);
  if (sector === undefined) throw new Error(`The words of the sector ${slug} are not here yet.`);
  return sector;
}
