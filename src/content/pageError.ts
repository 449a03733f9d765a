/** The heading is the specification's (section 8). */
export const pageError = {
  heading: 'Unexpected Application Error!',
  text: 'Something went wrong. Please reload the page. You won’t be logged out, and what you typed is saved on this device.',
  offlineHeading: 'You’re offline',
  offline: 'This page isn’t saved on this device. Reload it when you’re online.',
  reload: 'Reload the page',
  home: 'Go to the home page',
  details: 'Error details',
} as const;

/** For a part of a page whose script is lost. */
export const partWords = {
  lost: 'This could not be loaded',
  /** For a part that is loaded again by itself. */
  retrying: 'This could not be loaded. Check your connection. We’ll keep trying.',
  lostText: 'Check your connection and try again.',
  again: 'Try again',
  offline: 'You’re offline.',
  close: 'Close',
} as const;

/** For browsers too old for the script. */
export const oldBrowser =
  'This browser is too old for parts of this site. You can read this page and follow its links. To log in or send a form, update your browser or use a current Chrome, Edge, Firefox or Safari.';

/** In a members' or admins' document, before the script that fills it. */
export const frameWords = {
  noScript: 'This page needs JavaScript. Please turn it on and reload the page.',
  lost: 'This page could not be loaded. Check your connection.',
} as const;
