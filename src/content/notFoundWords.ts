import { type PortalPath, paths } from '@/config/paths';

export const notFound = {
  heading: 'There is no page at this address',
  text: 'The address may be mistyped, or the page has moved. Try one of these pages.',
  nearest: 'Did you mean:',
  otherwise: 'Other pages',
  otherPages: [
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
