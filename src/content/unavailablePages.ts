import { type PortalPath, paths } from '@/config/paths';

export const notFound = {
  heading: 'There is no page at this address',
  text: 'The address may be mistyped, or the page has moved. Try one of these pages.',
  nearest: 'Did you mean:',
  otherwise: 'Other pages',
  ways: [
    { label: 'Our Services', path: paths.services },
    { label: 'Communities', path: paths.communities },
    { label: 'Frequently asked questions', path: paths.faq },
  ] satisfies readonly { label: string; path: PortalPath }[],
  links: [
    { label: 'Go to the home page', to: paths.root },
    { label: 'Find a sector', to: paths.outsourcingHome },
    { label: 'Get a quote', to: paths.getQuote },
  ] satisfies readonly { label: string; to: PortalPath }[],
  title: 'Page not found | Kingdom Builders',
  description:
    'There is no page at this address. Go to the home page, the outsourcing sectors or the quote form of Kingdom Builders.',
} as const;

export const offlineWords = {
  title: 'You’re offline | Kingdom Builders',
  description:
    'You’re offline. You can still read pages of Kingdom Builders that you opened on this device before.',
  heading: 'You’re offline',
  text: 'This page isn’t saved on this device. It will open when you’re back online.',
  retry: 'Try again',
  cached: 'Pages you can read now',
  nothingCached:
    'No pages are saved yet. When you’re online, the pages you open are saved here for reading offline.',
  feed: 'The community, as last loaded',
} as const;

export const updateWords = {
  ready: 'A new version is ready',
  reload: 'Reload',
  dismiss: 'Not now',
} as const;
