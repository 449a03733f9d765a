import { matchScreen } from './router/routeModules';
import { notFoundPage } from './screens';
import { withoutTrailingSlash } from '@/lib/url';

/** `data-path` of `404.html`. */
export const notFoundDocument = '404';

/** False if the document is another address’s, such as `offline.html`: it is rendered anew. */
export function isPrerenderedFor(root: HTMLElement, pathname: string): boolean {
  const written = root.dataset['path'];
  const path = withoutTrailingSlash(pathname);
  return (
    written === path || (written === notFoundDocument && matchScreen(path).page === notFoundPage)
  );
}
