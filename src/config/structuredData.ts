import type { StructuredData } from '@/lib/pageHead';
import { paths } from './paths';
import { absoluteUrl } from './site';

export const organization: StructuredData = {
  '@type': 'Organization',
  name: 'Kingdom Builders',
  url: absoluteUrl(paths.root),
};

/** With its logo, for pages about it or its services. */
export const organizationWithLogo: StructuredData = {
  ...organization,
  logo: absoluteUrl('/icon-512.png'),
};

/** One step of the breadcrumbs; the last is the page itself. */
export type Crumb = { readonly label: string; readonly to: string };

export const breadcrumbList = (crumbs: readonly Crumb[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absoluteUrl(to),
  })),
});
