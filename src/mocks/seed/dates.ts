const hour = 60 * 60 * 1000;

/** An entry whose date counts from the seed. */
export type Aged<Entry> = Omit<Entry, 'createdAt'> & { readonly age: number };

/** Age in milliseconds. */
export const before = (days: number, hours = 0): number => Math.round((days * 24 + hours) * hour);

/** Dates entries so that the newest are minutes old. */
export const upTo = <Entry extends { readonly age: number }>(
  now: number,
  entries: readonly Entry[],
) =>
  entries.map(({ age, ...entry }) => ({ ...entry, createdAt: new Date(now - age).toISOString() }));
