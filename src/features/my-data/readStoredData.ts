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
  // At once: each database that does not open is waited for.
  const readSource = async ({ area, read }: Kind['from'][number]) => {
    try {
      return await read(dataOwner);
    } catch {
      refused.add(area);
      return [];
    }
  };
  const readKind = async (kind: Kind): Promise<StoredKind> => {
    const found = (await Promise.all(kind.from.map(readSource))).flat();
    const own = found.filter(({ others }) => !others);
    return { kind, own, others: found.filter(({ others }) => others) };
  };
  const kinds = await Promise.all(storedDataKinds.map(readKind));
  return { kinds, refused: [...refused] };
}

export type StoredData = Awaited<ReturnType<typeof readStoredData>>;

export const amountOf = (found: readonly StoredEntry[]) => ({
  count: found.reduce((sum, { count = 1 }) => sum + count, 0),
  bytes: found.reduce((sum, { bytes }) => sum + bytes, 0),
});
