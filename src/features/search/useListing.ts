import { useEffect, useMemo, useState } from 'react';
import {
  type SearchEntry,
  searchEntries,
  searchStarts,
  searchWords,
} from '@/content/searchEntries';
import { createTextIndex, type TextMatch } from '@/lib/textIndex';
import { type LoadedEntry, loadedGroups, type LoadEntries } from './loadedEntry';

/** One result. */
export type SearchHit = {
  readonly key: string;
  readonly path: string;
  readonly label: string;
  readonly group: SearchEntry['group'] | LoadedEntry['group'];
  /** Why it answers, or whose it is. */
  readonly note: string | undefined;
};

/** A heading and the results under it. */
export type ListingPart = { readonly heading: string; readonly found: readonly SearchHit[] };

/** Of each kind that was loaded; a longer query finds the others. */
const most = 5;

const pageResult = ({ entry, because }: TextMatch<SearchEntry>): SearchHit => ({
  key: entry.path,
  path: entry.path,
  label: entry.label,
  group: entry.group,
  note: because,
});

const loadedResult = ({ entry: { note, ...entry } }: TextMatch<LoadedEntry>): SearchHit => ({
  ...entry,
  note,
});

/** Results under their kinds; of the pages' kinds the one with the best result comes first. */
function inGroups(
  pages: readonly SearchHit[],
  loaded: readonly SearchHit[],
): readonly ListingPart[] {
  const kinds = [...new Set(pages.map(({ group }) => group))];
  const parts = [
    ...kinds.map((heading) => ({ heading, found: pages.filter(({ group }) => group === heading) })),
    ...loadedGroups.map((heading) => ({
      heading,
      found: loaded.filter(({ group }) => group === heading).slice(0, most),
    })),
  ];
  return parts.filter(({ found }) => found.length > 0);
}

const none: readonly LoadedEntry[] = [];

/** What was loaded from the provider; nothing until it is read, or where it cannot be. */
function useLoaded(load: LoadEntries | undefined): readonly LoadedEntry[] {
  const [loaded, setLoaded] = useState(none);
  useEffect(() => {
    let current = true;
    const read = async () => {
      try {
        const entries = (await load?.()) ?? none;
        if (current) setLoaded(entries);
      } catch {
        // The pages are searched without.
      }
    };
    void read();
    return () => {
      current = false;
    };
  }, [load]);
  return loaded;
}

/**
 * What the search shows for what was typed: results, or a few ways to start before anything is typed.
 * @param known the paths that lead somewhere; no other page is shown
 * @param load reads posts, comments, people and communities; only for members
 */
export function useListing(
  query: string,
  known: ReadonlySet<string>,
  load: LoadEntries | undefined,
): readonly ListingPart[] {
  const { findPages, starts } = useMemo(() => {
    const entries = searchEntries.filter(({ path }) => known.has(path));
    const first = searchStarts.flatMap((start) => entries.filter(({ path }) => path === start));
    return { findPages: createTextIndex(entries), starts: first.map((entry) => ({ entry })) };
  }, [known]);
  const loaded = useLoaded(load);
  const findLoaded = useMemo(() => createTextIndex(loaded), [loaded]);
  return useMemo(() => {
    if (query.trim() === '') return [{ heading: searchWords.start, found: starts.map(pageResult) }];
    const exact = [findPages(query, 0), findLoaded(query, 0)] as const;
    // Slips count only where nothing is spelled so, and fewer in so many words as posts have.
    const [pages, others] = exact.some((found) => found.length > 0)
      ? exact
      : [findPages(query), findLoaded(query, 1)];
    return inGroups(pages.map(pageResult), others.map(loadedResult));
  }, [query, findPages, findLoaded, starts]);
}
