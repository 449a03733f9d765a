import { type SearchEntry, searchEntries } from '@/content/searchEntries';
import { nearest } from '@/lib/nearest';
import { rankingOf } from '@/lib/ranking';

const shown = 3;
const rank = rankingOf(searchEntries);
/** Fewer letters start too many words to say what was meant. */
const tellingLength = 3;
/** Nobody types a longer word. */
const longest = 80;

/**
 * What a mistaken address may have meant, likeliest first: pages whose spelling is near, and where
 * its last part is a word people use for a page, such as `/bookkeeping`, that page before them.
 * @param path the address without its query, decoded
 */
export function meantPages(path: string): readonly SearchEntry[] {
  const last = path.split('/').findLast((part) => part !== '') ?? '';
  const byWord =
    last.length < tellingLength || last.length > longest
      ? []
      : rank(last).map(({ entry }) => entry);
  const bySpelling = nearest(path, searchEntries, (page) => [page.path, page.label], shown);
  return [...new Set([...byWord, ...bySpelling])].slice(0, shown);
}
