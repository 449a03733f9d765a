/** Words of the page an uncaught error ends on; the heading is the specification's (section 8). */
export const pageError = {
  heading: 'Unexpected Application Error!',
  text: 'Something on this page broke. Your session and what you typed are kept on this device.',
  offlineHeading: 'You are offline',
  offline: 'This page is not on this device. It can be loaded as soon as there is a connection.',
  reload: 'Load this page again',
  home: 'Go to the home page',
  details: 'What the browser said',
} as const;
