/** Words of the page's own document; those of the listing come with it. */
export const myData = {
  title: 'My data',
  lead: 'What this portal keeps in this browser: how much it is, a copy of it for you, and a way to delete each kind. What the portal itself knows of you stands with the provider, not here.',
  loading: 'Looking at what this browser keeps',
  failed: 'The listing could not be loaded.',
  again: 'Try again',
  noScript:
    'Looking at what your browser keeps needs JavaScript. Please turn it on and load the page again.',
} as const;
