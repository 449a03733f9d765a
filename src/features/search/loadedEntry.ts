import type { Findable } from '@/lib/textIndex';

/** Headings of loaded content, in order. */
export const loadedGroups = ['People', 'Your communities', 'Posts', 'Comments'] as const;

export type LoadedEntry = Findable & {
  readonly key: string;
  readonly path: string;
  readonly group: (typeof loadedGroups)[number];
  /** Author or place. */
  readonly note?: string;
};

/** Called each time the search opens. */
export type LoadEntries = () => Promise<readonly LoadedEntry[]>;
