import type { PageWords } from '@/content/pages/model';
import { breadcrumbList, type Crumb, organizationWithLogo } from '@/config/structuredData';
import type { PageHead, StructuredData } from '@/lib/head';
import { absoluteUrl } from '@/config/site';

type Headed = Pick<PageWords, 'path' | 'name' | 'parent' | 'title' | 'description'>;

/** The way to a page: the page above it and the page itself, or nothing where it has none above. */
export const crumbsOf = ({ path, name, parent }: Headed): readonly Crumb[] =>
  parent === undefined ? [] : [parent, { label: name, to: path }];

/** A page's own subject as a service that Kingdom Builders offers. */
export const serviceOf = ({ path, name, description }: Headed): StructuredData => ({
  '@type': 'Service',
  name,
  description,
  url: absoluteUrl(path),
  provider: organizationWithLogo,
});

/**
 * What a site page says about itself (decisions, section 7).
 * @param about its subject, beside the way to it
 */
export function siteHead(words: Headed, ...about: readonly StructuredData[]): PageHead {
  const crumbs = crumbsOf(words);
  return {
    title: words.title,
    description: words.description,
    canonical: words.path,
    structuredData: crumbs.length === 0 ? about : [breadcrumbList(crumbs), ...about],
  };
}
