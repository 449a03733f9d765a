export const myData = {
  title: 'My data',
  lead: 'This page covers this browser only. See what is stored, export it or delete it. Your account data is held by Kingdom Builders.',
  loading: 'Checking what is stored in this browser',
  failed: 'The list could not be loaded.',
  again: 'Try again',
  noScript: 'This page needs JavaScript. Please turn it on and load the page again.',
} as const;
