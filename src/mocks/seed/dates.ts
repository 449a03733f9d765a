const hour = 60 * 60 * 1000;

/** Dates are relative to this; moved to now with each seed. */
const seedDate = new Date('2026-06-01T16:00:00Z');

/** ISO text, before the seed date. */
export function before(days: number, hours = 0): string {
  return new Date(seedDate.getTime() - Math.round((days * 24 + hours) * hour)).toISOString();
}

/** Moves dates so that the newest are minutes old. */
export const upTo = <Entry extends { readonly createdAt: string }>(
  now: number,
  entries: readonly Entry[],
): Entry[] =>
  entries.map((entry) => {
    const age = seedDate.getTime() - Date.parse(entry.createdAt);
    return { ...entry, createdAt: new Date(now - age).toISOString() };
  });
