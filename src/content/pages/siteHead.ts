import type { PageWords } from './model';
import { breadcrumbList, type Crumb, organizationWithLogo } from '@/config/structuredData';
import type { PageHead, StructuredData } from '@/lib/pageHead';
import { absoluteUrl } from '@/config/site';

/** What the head and the breadcrumbs of a public page are made from. */
type HeadWords = Pick<PageWords, 'path' | 'name' | 'parent' | 'title' | 'description'>;

/** Breadcrumbs; none without a parent page. */
export const crumbsOf = ({ path, name, parent }: HeadWords): readonly Crumb[] =>
  parent === undefined ? [] : [parent, { label: name, to: path }];

/** The page's subject as a service, for search engines. */
export const serviceOf = ({ path, name, description }: HeadWords): StructuredData => ({
  '@type': 'Service',
  name,
  description,
  url: absoluteUrl(path),
  provider: organizationWithLogo,
});

/** Title, description and structured data (decisions, section 7). */
export function siteHead(words: HeadWords, ...about: readonly StructuredData[]): PageHead {
  const crumbs = crumbsOf(words);
  return {
    title: words.title,
    description: words.description,
    canonical: words.path,
    structuredData: crumbs.length === 0 ? about : [breadcrumbList(crumbs), ...about],
  };
}
