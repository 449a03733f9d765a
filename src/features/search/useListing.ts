import { useMemo } from 'react';
import {
  type SearchEntry,
  searchEntries,
  searchStarts,
  searchWords,
} from '@/content/searchEntries';
import { type Found, rankingOf } from '@/lib/ranking';

/** A heading and the results under it. */
export type ListingPart = {
  readonly heading: string;
  readonly found: readonly Found<SearchEntry>[];
};

/** Results under their kinds; the kind with the best result comes first. */
function inGroups(found: readonly Found<SearchEntry>[]): readonly ListingPart[] {
  const headings = [...new Set(found.map(({ entry }) => entry.group))];
  return headings.map((heading) => ({
    heading,
    found: found.filter(({ entry }) => entry.group === heading),
  }));
}

/**
 * What the search shows for what was typed: results, or a few ways to start before anything is typed.
 * @param known the paths that lead somewhere; no other is shown
 */
export function useListing(query: string, known: ReadonlySet<string>): readonly ListingPart[] {
  const { rank, starts } = useMemo(() => {
    const entries = searchEntries.filter(({ path }) => known.has(path));
    const first = searchStarts.flatMap((start) => entries.filter(({ path }) => path === start));
    return { rank: rankingOf(entries), starts: first.map((entry) => ({ entry })) };
  }, [known]);
  return useMemo(
    () =>
      query.trim() === '' ? [{ heading: searchWords.start, found: starts }] : inGroups(rank(query)),
    [query, rank, starts],
  );
}
