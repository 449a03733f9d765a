export const searchOpener = {
  label: 'Search',
  hint: 'Search (press / or Ctrl K)',
  failed: 'Search could not be loaded. Check your connection and try again.',
} as const;
