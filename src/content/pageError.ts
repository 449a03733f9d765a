/** The heading is the specification's (section 8). */
export const pageError = {
  heading: 'Unexpected Application Error!',
  text: 'Something went wrong. Please load the page again. You won’t be logged out, and what you typed is saved on this device.',
  offlineHeading: 'You are offline',
  offline: 'This page isn’t saved on this device. Load it again when you’re online.',
  reload: 'Load this page again',
  home: 'Go to the home page',
  details: 'Error details',
} as const;
