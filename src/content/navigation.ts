import { type PortalPath, paths } from '@/lib/paths';

type NavigationLink = { readonly label: string; readonly to: PortalPath };

/** The header's links (specification, section 2, Header and footer). */
export const headerLinks: readonly NavigationLink[] = [
  { label: 'Home', to: paths.home },
  { label: 'About Us', to: paths.aboutUs },
  { label: 'Our Services', to: paths.services },
  { label: 'FAQ', to: paths.faq },
];

export const userLogin: NavigationLink = { label: 'User login', to: paths.communityLogin };

/** The page of all communities: what stands above each region's and group's own. */
export const communitiesLink: NavigationLink = { label: 'Communities', to: paths.communities };

export const footer = {
  about: 'A community of kingdom-minded business people, building in every province.',
  legal: '© 2024, Kingdom Builders',
  columns: [
    { heading: 'Kingdom Builders', links: headerLinks },
    {
      heading: 'Community',
      links: [
        userLogin,
        { label: 'Join', to: paths.communityRegister },
        { label: 'Community', to: paths.community },
        communitiesLink,
      ],
    },
    {
      heading: 'Build with us',
      links: [
        { label: 'Get a quote', to: paths.getQuote },
        { label: 'Outsourcing', to: paths.outsourcingHome },
        { label: 'Investors', to: paths.investors },
        { label: 'My requests', to: paths.myRequests },
        { label: 'My data', to: paths.myData },
      ],
    },
  ],
  contact: 'Contact Us',
} as const satisfies {
  readonly about: string;
  readonly legal: string;
  readonly contact: string;
  readonly columns: readonly {
    readonly heading: string;
    readonly links: readonly NavigationLink[];
  }[];
};
