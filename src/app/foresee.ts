import { matchRoutes } from 'react-router-dom';
import { believesLoggedIn } from '@/api/sessionRecord';
import { withoutTrailingSlash } from '@/lib/url';
import type { PortalRouter } from './router';
import { accessOf } from './screens';

/** How long a pointer rests on a link before it means it, in milliseconds. */
const rest = 80;

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && 'saveData' in connection
    ? connection.saveData === true
    : false;
}

function ownLink(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const leadsAway =
    link === null ||
    link.origin !== location.origin ||
    link.target !== '' ||
    link.hasAttribute('download');
  return leadsAway ? undefined : link;
}

/**
 * Fetches a page's own files as soon as a pointer rests on a link to it or a finger touches it, so
 * that they are there when it is followed. Pages a person may not see, and people who save data, are
 * left alone.
 * @returns stops it
 */
export function foreseePages(router: Pick<PortalRouter, 'routes'>): () => void {
  const stop = new AbortController();
  const fetched = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const fetchPage = (link: HTMLAnchorElement) => {
    const path = withoutTrailingSlash(link.pathname);
    if (fetched.has(path) || savesData()) return;
    if (accessOf(path) !== 'public' && !believesLoggedIn()) return;
    fetched.add(path);
    for (const { route } of matchRoutes([...router.routes], path) ?? []) {
      // Without a connection it is fetched when the link is followed, or fails there with its face.
      if (typeof route.lazy === 'function') route.lazy().catch(() => fetched.delete(path));
    }
  };
  const onOver = (event: Event) => {
    clearTimeout(timer);
    const link = ownLink(event);
    if (link !== undefined) timer = setTimeout(() => fetchPage(link), rest);
  };
  const onDown = (event: Event) => {
    const link = ownLink(event);
    if (link !== undefined) fetchPage(link);
  };
  const options = { passive: true, signal: stop.signal } as const;
  document.addEventListener('pointerover', onOver, options);
  document.addEventListener('pointerdown', onDown, options);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
