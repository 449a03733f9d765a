import { useId } from 'react';
import { isBuildCache, cachedHeaders, offlineDocument } from '@/config/offlinePlan';
import { paths } from '@/config/paths';
import { offlineWords as words } from '@/content/offlineWords';
import { decodeComponent } from '@/lib/decodeComponent';
import { sitePath } from '@/lib/sitePath';
import { useAsync } from '@/lib/useAsync';
import { TextLink } from '@/ui/TextLink';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './offline.module.css';

type CachedPage = { readonly path: string; readonly title: string };

const readTitle = (response: Response | undefined) =>
  decodeComponent(response?.headers.get(cachedHeaders.title) ?? '') ?? '';

/** Stored public pages, last read first. */
async function readCachedPages(): Promise<readonly CachedPage[]> {
  const names = (await caches.keys()).filter(isBuildCache);
  const pages = new Map<string, CachedPage>();
  for (const name of names) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const path = sitePath(new URL(request.url).pathname);
      if (path === undefined || path === offlineDocument || path.startsWith('/assets/')) continue;
      const response = await cache.match(request);
      const title = readTitle(response).replace(/ [|·] Kingdom Builders$/, '');
      if (title === '' || response?.headers.has(cachedHeaders.closed) !== false) continue;
      pages.set(path, { path, title });
    }
  }
  return [...pages.values()].toReversed();
}

const feed: CachedPage = { path: paths.community, title: words.feed };

/** Pages that can be read offline; for members also the feed. */
export function CachedPages({ member }: { readonly member: boolean }) {
  const id = useId();
  const { value, failed } = useAsync('pages', readCachedPages);
  const found = failed ? [] : value;
  const pages = found && [...(member ? [feed] : []), ...found];
  return (
    <div className={styles.cachedPages}>
      {pages !== undefined && pages.length > 0 && (
        <nav aria-labelledby={id}>
          <h2 id={id}>{words.cached}</h2>
          <ul>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <TextLink to={path}>{title}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {pages?.length === 0 && <p className={layoutStyles.muted}>{words.nothingCached}</p>}
    </div>
  );
}
