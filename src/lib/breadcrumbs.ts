import type { StructuredData } from './head';
import { absoluteUrl } from './site';

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
