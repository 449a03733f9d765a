import type { Asker, Found, StorageArea } from './found';
import { type Kind, kinds } from './kinds';

/** What a browser keeps of one kind. */
export type KindSurvey = {
  readonly kind: Kind;
  readonly own: readonly Found[];
  readonly others: readonly Found[];
};

/** What a browser keeps. */
export type Survey = {
  readonly kinds: readonly KindSurvey[];
  /** Places that the browser does not let scripts read. */
  readonly refused: readonly StorageArea[];
};

/** Looks at everything this browser keeps. Places that are refused are named, the others are read. */
export async function survey(asker: Asker): Promise<Survey> {
  const refused = new Set<StorageArea>();
  const surveyed: KindSurvey[] = [];
  for (const kind of kinds) {
    const found: Found[] = [];
    for (const { place, read } of kind.from) {
      try {
        found.push(...(await read(asker)));
      } catch {
        refused.add(place);
      }
    }
    const own = found.filter(({ others }) => !others);
    surveyed.push({ kind, own, others: found.filter(({ others }) => others) });
  }
  return { kinds: surveyed, refused: [...refused] };
}

/** How many and how large. */
export const amountOf = (found: readonly Found[]) => ({
  count: found.reduce((sum, { count }) => sum + count, 0),
  bytes: found.reduce((sum, { bytes }) => sum + bytes, 0),
});

/**
 * Does something to each; goes on where one fails.
 * @returns false where something failed
 */
export async function forEach(
  found: readonly Found[],
  work: (one: Found) => Promise<void> | undefined,
): Promise<boolean> {
  let done = true;
  for (const one of found) {
    try {
      await work(one);
    } catch {
      done = false;
    }
  }
  return done;
}
