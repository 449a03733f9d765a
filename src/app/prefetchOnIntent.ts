import { loginDestination } from '@/features/session/destinations';
import { isLoggedInHere } from '@/session/sessionRecord';
import { withoutTrailingSlash } from '@/lib/url';
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
 * Fetches a page's own files as soon as a pointer rests on a link to it or a finger touches it, so that
 * they are there when it is followed; those of the page behind a login as soon as somebody is at its
 * form. Pages a person may not see, and people who save data, are left alone.
 * @param fetchPage fetches what the page at a path is shown with
 * @returns stops it
 */
export function prefetchOnIntent(fetchPage: (path: string) => Promise<unknown>): () => void {
  const stop = new AbortController();
  const fetched = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const fetchAhead = (path: string) => {
    if (fetched.has(path) || savesData()) return;
    fetched.add(path);
    // Without a connection it is fetched when the link is followed, or fails there with its face.
    fetchPage(path).catch(() => fetched.delete(path));
  };
  const prefetchLink = (link: HTMLAnchorElement) => {
    const path = withoutTrailingSlash(link.pathname);
    if (accessOf(path) === 'public' || isLoggedInHere()) fetchAhead(path);
  };
  const onOver = (event: Event) => {
    clearTimeout(timer);
    const link = ownLink(event);
    if (link !== undefined) timer = setTimeout(() => prefetchLink(link), rest);
  };
  const onDown = (event: Event) => {
    const link = ownLink(event);
    if (link !== undefined) prefetchLink(link);
  };
  const onFocus = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (!target.form?.querySelector('input[type=password]')) return;
    const to = loginDestination(location);
    if (to !== undefined) fetchAhead(withoutTrailingSlash(new URL(to, location.href).pathname));
  };
  const options = { passive: true, signal: stop.signal } as const;
  document.addEventListener('pointerover', onOver, options);
  document.addEventListener('pointerdown', onDown, options);
  document.addEventListener('focusin', onFocus, options);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
