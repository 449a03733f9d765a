import { useMemo } from 'react';
import { paths } from '@/config/paths';
import { type Findable, createTextIndex, type TextMatch } from '@/lib/textIndex';
import { useAsync } from '@/lib/useAsync';
import {
  adminSearchEntries,
  type SearchEntry,
  searchEntries,
  searchStarts,
  searchWords,
} from '@/content/searchEntries';

/** Headings of loaded content, in order. */
const loadedGroups = ['People', 'Your communities', 'Posts', 'Comments'] as const;

export type LoadedEntry = Findable & {
  readonly key: string;
  readonly path: string;
  readonly group: (typeof loadedGroups)[number];
  /** Author or place. */
  readonly note?: string;
};

/** Called each time the search opens. */
export type LoadEntries = () => Promise<readonly LoadedEntry[]>;

export type SearchHit = {
  readonly key: string;
  readonly path: string;
  readonly label: string;
  readonly group: SearchEntry['group'] | LoadedEntry['group'];
  /** Why it matches, or whose it is. */
  readonly note?: string | undefined;
};

/** Per kind of loaded content. */
const maxResults = 5;

const pageResult = ({ entry, because }: TextMatch<SearchEntry>): SearchHit => ({
  ...entry,
  key: entry.path,
  note: because,
});

/** Pages by group, best group first. */
function inGroups(pages: readonly SearchHit[], loaded: readonly SearchHit[]) {
  const kinds = [...new Set(pages.map(({ group }) => group))];
  const groups = [
    ...kinds.map((heading) => ({ heading, found: pages.filter(({ group }) => group === heading) })),
    ...loadedGroups.map((heading) => ({
      heading,
      found: loaded.filter(({ group }) => group === heading).slice(0, maxResults),
    })),
  ];
  return groups.filter(({ found }) => found.length > 0);
}

const none: readonly LoadedEntry[] = [];

/** Results, or suggestions before typing; only pages in `known`, and what `load` has loaded. */
export function useSearchResults(query: string, known: ReadonlySet<string>, load?: LoadEntries) {
  const { findPages, starts } = useMemo(() => {
    const all = [...adminSearchEntries, ...searchEntries];
    // Of two addresses of the tracker, admins are led to the one without a login.
    const repeated = known.has(paths.adminAllTasks) ? paths.loginTaskTracker : undefined;
    const entries = all.filter(({ path }) => known.has(path) && path !== repeated);
    const first = searchStarts.flatMap((start) => entries.filter(({ path }) => path === start));
    return { findPages: createTextIndex(entries), starts: first.map((entry) => ({ entry })) };
  }, [known]);
  const { value, failed, retry } = useAsync(load, async (read) => (await read?.()) ?? none);
  const loaded = value ?? none;
  const findLoaded = useMemo(() => createTextIndex(loaded), [loaded]);
  const groups = useMemo(() => {
    if (query.trim() === '') return [{ heading: searchWords.start, found: starts.map(pageResult) }];
    const exact = [findPages(query, 0), findLoaded(query, 0)] as const;
    // Slips count only without exact matches, and fewer in long content.
    const [pages, others] = exact.some((found) => found.length > 0)
      ? exact
      : [findPages(query), findLoaded(query, 1)];
    const loadedHits = others.map(({ entry }) => entry);
    return inGroups(pages.map(pageResult), loadedHits);
  }, [query, findPages, findLoaded, starts]);
  return { groups, isLoading: value === undefined && !failed, failed, retry };
}
