import type { DataOwner, Found, StorageArea } from './found';
import { type Kind, kinds } from './kinds';

export type KindSurvey = {
  readonly kind: Kind;
  readonly own: readonly Found[];
  readonly others: readonly Found[];
};

export type Survey = {
  readonly kinds: readonly KindSurvey[];
  /** Areas that cannot be read. */
  readonly refused: readonly StorageArea[];
};

/** Reads all that is stored; refused areas are listed. */
export async function survey(dataOwner: DataOwner): Promise<Survey> {
  const refused = new Set<StorageArea>();
  const surveyed: KindSurvey[] = [];
  for (const kind of kinds) {
    const found: Found[] = [];
    for (const { area, read } of kind.from) {
      try {
        found.push(...(await read(dataOwner)));
      } catch {
        refused.add(area);
      }
    }
    const own = found.filter(({ others }) => !others);
    surveyed.push({ kind, own, others: found.filter(({ others }) => others) });
  }
  return { kinds: surveyed, refused: [...refused] };
}

export const amountOf = (found: readonly Found[]) => ({
  count: found.reduce((sum, { count }) => sum + count, 0),
  bytes: found.reduce((sum, { bytes }) => sum + bytes, 0),
});
