/** Words of the page for addresses that cannot be had without a connection. */
export const offlineWords = {
  title: 'You are offline | Kingdom Builders',
  description:
    'There is no connection at the moment. Pages of Kingdom Builders that were read on this device can be read without one.',
  heading: 'You are offline',
  text: 'This page has not been read on this device before, and there is no connection to fetch it. It opens by itself as soon as there is one.',
  retry: 'Retry',
  kept: 'What you can read now',
  nothingKept: 'Pages that you read with a connection stay readable on this device without one.',
  feed: 'The community, as it was last read here',
} as const;

/** Words of the line about a new version of the portal. */
export const updateWords = {
  ready: 'A new version is ready',
  reload: 'Reload',
  dismiss: 'Not now',
} as const;
