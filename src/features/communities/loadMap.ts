import { retryImport } from '@/lib/retryImport';

/** Loads the map (22 KB), which only some pages show. */
export async function loadMap() {
  return (await retryImport(() => import('@/content/canadaRegions.json'), 'default')).default;
}

export type CanadaMap = Awaited<ReturnType<typeof loadMap>>;
