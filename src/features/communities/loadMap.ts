import { retryImport } from '@/lib/retryImport';

/** Lengths are in units of the drawing. */
export type MapRegion = {
  readonly code: string;
  readonly name: string;
  readonly route: string | null;
  readonly label: readonly number[] | null;
  /** A line to letters outside. */
  readonly callout: { readonly line: string; readonly at: readonly number[] } | null;
  readonly d: string;
};

export type CanadaMap = {
  readonly viewBox: string;
  readonly graticule: {
    readonly pole: readonly number[];
    readonly parallels: readonly number[];
    readonly meridians: readonly (readonly (readonly number[])[])[];
  };
  readonly regions: readonly MapRegion[];
};

/** Loads the map (22 KB), which only some pages show. */
export async function loadMap(): Promise<CanadaMap> {
  return (await retryImport(() => import('@/content/canadaRegions.json'), 'default')).default;
}
