/** The page's own words; those of its list are loaded with the list (`myDataWords.ts`). */
export const myData = {
  title: 'My data',
  lead: 'This page covers this browser only. See what is stored, export it or delete it. Your account data is held by Kingdom Builders.',
  loading: 'Checking what is stored in this browser',
  failed: 'The list could not be loaded.',
  again: 'Try again',
  noScript: 'This page needs JavaScript. Please turn it on and reload the page.',
} as const;
