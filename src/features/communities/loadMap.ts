/** A province or territory on the map; lengths in units of the drawing. */
export type MapRegion = {
  readonly code: string;
  readonly name: string;
  /** Its page, or null where it has no community. */
  readonly route: string | null;
  /** Where its letters stand, or null where they stand beside it. */
  readonly label: readonly number[] | null;
  /** A line that leads to letters beside it. */
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

/**
 * Fetches the map of Canada (22 KB), which only pages that show it load.
 * @throws where it cannot be fetched
 */
export async function loadMap(): Promise<CanadaMap> {
  return (await import('@/content/canadaRegions.json')).default;
}
