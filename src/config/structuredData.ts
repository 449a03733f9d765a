import type { StructuredData } from '@/lib/head';
import { paths } from './paths';
import { absoluteUrl } from './site';

/** Kingdom Builders as search engines know it. */
export const organization: StructuredData = {
  '@type': 'Organization',
  name: 'Kingdom Builders',
  url: absoluteUrl(paths.root),
};

/** The same with its logo, where it is the page's own subject or gives a service of it. */
export const organizationWithLogo: StructuredData = {
  ...organization,
  logo: absoluteUrl('/icon-512.png'),
};

/** One step on the way to a page; the last is the page itself. */
export type Crumb = { readonly label: string; readonly to: string };

/** The way to a page as search engines read it. */
export const breadcrumbList = (crumbs: readonly Crumb[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absoluteUrl(to),
  })),
});
