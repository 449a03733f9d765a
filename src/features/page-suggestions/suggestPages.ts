import { type SearchEntry, searchEntries } from '@/content/searchEntries';
import { createTextIndex } from '@/lib/textIndex';

const shown = 3;
/** Shorter parts start too many words. */
const tellingLength = 3;
/** Nobody types a longer word. */
const maxPathLength = 80;

const byWord = createTextIndex(searchEntries);
const byAddress = createTextIndex(
  searchEntries.map((page) => ({ page, label: page.path, words: [page.label] })),
);

/** Pages that a mistyped path may mean, likeliest first; `/bookkeeping` finds its page. */
export function suggestPages(path: string): readonly SearchEntry[] {
  const parts = path.replace(/\.[a-z]{2,5}$/i, '').split('/');
  const last = parts.findLast((part) => part !== '') ?? '';
  if (last.length < tellingLength || last.length > maxPathLength) return [];
  const words = last.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
  const meant = [
    ...byWord(words).map(({ entry }) => entry),
    ...byAddress(words).map(({ entry }) => entry.page),
  ];
  return [...new Set(meant)].slice(0, shown);
}
