export const offlineWords = {
  title: 'You are offline | Kingdom Builders',
  description:
    'You’re offline. You can still read pages of Kingdom Builders that you opened on this device before.',
  heading: 'You are offline',
  text: 'This page isn’t saved on this device. It will open when you’re back online.',
  retry: 'Retry',
  kept: 'Pages you can read now',
  nothingKept:
    'No pages are saved yet. When you’re online, the pages you open are saved here for reading offline.',
  feed: 'The community, as last loaded',
} as const;

export const updateWords = {
  ready: 'A new version is ready',
  reload: 'Reload',
  dismiss: 'Not now',
} as const;
