const hour = 60 * 60 * 1000;

/** The moment the seed's dates are counted back from. It is moved to now when a seed is made. */
export const seedDate = new Date('2026-06-01T16:00:00Z');

/** The moment so many days and hours before the seed date, as ISO text. */
export function before(days: number, hours = 0): string {
  return new Date(seedDate.getTime() - Math.round((days * 24 + hours) * hour)).toISOString();
}

/** A copy of dated entries whose newest were written minutes before now. */
export const upTo = <Entry extends { readonly createdAt: string }>(
  now: number,
  entries: readonly Entry[],
): Entry[] =>
  entries.map((entry) => {
    const age = seedDate.getTime() - Date.parse(entry.createdAt);
    return { ...entry, createdAt: new Date(now - age).toISOString() };
  });
