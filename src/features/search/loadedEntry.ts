import type { Findable } from '@/lib/textIndex';

/** The headings of what was loaded from the provider, in their order. */
export const loadedGroups = ['People', 'Your communities', 'Posts', 'Comments'] as const;

/** Something of the provider's that this device has loaded, as the search knows it. */
export type LoadedEntry = Findable & {
  /** Tells it from every other one. */
  readonly key: string;
  readonly path: string;
  readonly group: (typeof loadedGroups)[number];
  /** Beside the name: who wrote it, or where. */
  readonly note?: string;
};

/** Reads what is loaded; asked once each time the search opens. */
export type LoadEntries = () => Promise<readonly LoadedEntry[]>;
