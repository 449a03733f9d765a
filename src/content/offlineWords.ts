export const offlineWords = {
  title: 'You’re offline | Kingdom Builders',
  description:
    'You’re offline. You can still read pages of Kingdom Builders that you opened on this device before.',
  heading: 'You’re offline',
  /** The page also comes while the site is down. */
  text: 'This page isn’t saved on this device. It will open when you’re back online. If other sites open, Kingdom Builders can’t be reached right now: try again later.',
  retry: 'Try again',
  cached: 'Pages you can read now',
  nothingCached:
    'No pages are saved yet. When you’re online, the pages you open are saved here for reading offline.',
  feed: 'The community, as last loaded',
} as const;
