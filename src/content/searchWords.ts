/** The way to the search, as the header shows it. */
export const searchOpener = {
  label: 'Search',
  /** Names the keys that open it too. */
  hint: 'Search (press / or Ctrl K)',
  failed: 'Search could not be loaded. Check your connection and try again.',
} as const;
