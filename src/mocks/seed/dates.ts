/** The day the seed is told on: everything in it happened in the weeks before. */
export const seedDate = new Date('2026-06-01T16:00:00Z');

const hour = 60 * 60 * 1000;

/** The moment so many days and hours before the seed date, as ISO text. */
export function before(days: number, hours = 0): string {
  return new Date(seedDate.getTime() - (days * 24 + hours) * hour).toISOString();
}
