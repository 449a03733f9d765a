import { matchScreen } from './router/routeModules';
import { notFoundPage } from './screens';
import { withoutTrailingSlash } from '@/lib/url';

/** What `data-path` of the root element says in `404.html`, which any unknown address is served. */
export const notFoundDocument = '404';

/**
 * True where the document in the browser was written for the address in the browser. A host that
 * serves `404.html` for a screen without its own document gets a fresh render instead.
 */
export function isPrerenderedFor(root: HTMLElement, pathname: string): boolean {
  const written = root.dataset['path'];
  const path = withoutTrailingSlash(pathname);
  return (
    written === path || (written === notFoundDocument && matchScreen(path).page === notFoundPage)
  );
}
