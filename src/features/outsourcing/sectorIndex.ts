import { searchEntries } from '@/content/searchEntries';
import { createTextIndex } from '@/lib/textIndex';

const rank = createTextIndex(searchEntries.filter(({ group }) => group === 'Sectors'));

/** Paths of the sectors that answer a word, the words people use for them included. */
export const sectorsFor = (query: string): ReadonlySet<string> =>
  new Set(rank(query).map(({ entry }) => entry.path));
