import { searchEntries } from '@/content/searchEntries';
import { createTextIndex } from '@/lib/textIndex';

const rank = createTextIndex(searchEntries.filter(({ group }) => group === 'Sectors'));

/** Paths of sectors that match, by synonyms too. */
export const sectorsFor = (query: string) => new Set(rank(query).map(({ entry }) => entry.path));
