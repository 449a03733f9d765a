import type { DataOwner, StoredEntry, StorageArea } from './storedEntry';
import { type Kind, storedDataKinds } from './kinds';

export type StoredKind = {
  readonly kind: Kind;
  readonly own: readonly StoredEntry[];
  readonly others: readonly StoredEntry[];
};

/** Reads all that is stored; areas that cannot be read are listed as refused. */
export async function readStoredData(dataOwner: DataOwner) {
  const refused = new Set<StorageArea>();
  const kinds: StoredKind[] = [];
  for (const kind of storedDataKinds) {
    const found: StoredEntry[] = [];
    for (const { area, read } of kind.from) {
      try {
        found.push(...(await read(dataOwner)));
      } catch {
        refused.add(area);
      }
    }
    const own = found.filter(({ others }) => !others);
    kinds.push({ kind, own, others: found.filter(({ others }) => others) });
  }
  return { kinds, refused: [...refused] };
}

export type StoredData = Awaited<ReturnType<typeof readStoredData>>;

export const amountOf = (found: readonly StoredEntry[]) => ({
  count: found.reduce((sum, { count = 1 }) => sum + count, 0),
  bytes: found.reduce((sum, { bytes }) => sum + bytes, 0),
});
