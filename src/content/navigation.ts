import { type PortalPath, paths } from '@/config/paths';

type NavigationLink = { readonly label: string; readonly to: PortalPath };

/** Specification, section 2, Header and footer. */
export const headerLinks: readonly NavigationLink[] = [
  { label: 'Home', to: paths.home },
  { label: 'About Us', to: paths.aboutUs },
  { label: 'Our Services', to: paths.services },
  { label: 'FAQ', to: paths.faq },
];

export const userLogin: NavigationLink = { label: 'User login', to: paths.communityLogin };

/** The parent of all regions and groups. */
export const communitiesLink: NavigationLink = { label: 'Communities', to: paths.communities };

const columnsWith = (communityLinks: readonly NavigationLink[]) => [
  { heading: 'Kingdom Builders', links: headerLinks },
  { heading: 'Community', links: communityLinks },
  {
    heading: 'Services and your data',
    links: [
      { label: 'Get a quote', to: paths.getQuote },
      { label: 'Outsourcing', to: paths.outsourcingHome },
      { label: 'Investors', to: paths.investors },
      { label: 'My requests', to: paths.myRequests },
      { label: 'My data', to: paths.myData },
    ],
  },
];

export const footer = {
  about: 'A community of kingdom-minded business people across Canada.',
  legal: '© 2024, Kingdom Builders',
  legalLabel: 'Legal',
  legalLinks: [
    { label: 'Terms of use', to: paths.terms },
    { label: 'Privacy', to: paths.privacy },
    { label: 'Contact', to: paths.contact },
  ],
  columns: columnsWith([
    userLogin,
    { label: 'Join', to: paths.communityRegister },
    { label: 'Community', to: paths.community },
    communitiesLink,
  ]),
  /** For members: as many links as for visitors, so that nothing moves. */
  memberColumns: columnsWith([
    { label: 'Community', to: paths.community },
    communitiesLink,
    { label: 'Polls', to: paths.polls },
    { label: 'Outbox', to: paths.outbox },
  ]),
  contact: 'Contact Us',
} as const;

export const searchOpener = {
  label: 'Search',
  hint: 'Search (press / or Ctrl K)',
  failed:
    'Search could not be loaded. Check your connection and try again. If that doesn’t help, reload the page.',
} as const;
