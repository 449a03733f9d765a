import { type SearchEntry, searchEntries } from '@/content/searchEntries';
import { createTextIndex } from '@/lib/textIndex';

const shown = 3;
/** Fewer letters start too many words to say what was meant. */
const tellingLength = 3;
/** Nobody types a longer word. */
const longest = 80;

const byWord = createTextIndex(searchEntries);
const byAddress = createTextIndex(
  searchEntries.map((page) => ({ page, label: page.path, words: [page.label] })),
);

/**
 * What a mistaken address may have meant, likeliest first: pages whose address or name is spelled
 * nearly so, and where its last part is a word people use for a page, such as `/bookkeeping`, that page
 * before them.
 * @param path the address without its query, decoded
 */
export function suggestPages(path: string): readonly SearchEntry[] {
  const parts = path.replace(/\.[a-z]{2,5}$/i, '').split('/');
  const last = parts.findLast((part) => part !== '') ?? '';
  if (last.length < tellingLength || last.length > longest) return [];
  const words = last.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
  const meant = [
    ...byWord(words).map(({ entry }) => entry),
    ...byAddress(words).map(({ entry }) => entry.page),
  ];
  return [...new Set(meant)].slice(0, shown);
}
