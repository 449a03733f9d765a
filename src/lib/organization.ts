import type { StructuredData } from './head';
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
