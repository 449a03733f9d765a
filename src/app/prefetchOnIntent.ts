import { redirectAfterLogin } from '@/features/session/redirectAfterLogin';
import { isLoggedInHere } from '@/session/readSession';
import { fieldOf } from '@/lib/fieldOf';
import { withoutTrailingSlash } from '@/lib/url';
import { matchScreen } from './router/routeModules';

const restMs = 80;

const savesData = () => fieldOf(fieldOf(navigator, 'connection'), 'saveData') === true;

function ownLink(event: Event): HTMLAnchorElement | undefined {
  if (!(event.target instanceof Element)) return undefined;
  const link = event.target.closest<HTMLAnchorElement>('a:not([target], [download])');
  return link?.origin === location.origin ? link : undefined;
}

/** Loads a page when its link is rested on or pressed; not with data saving or without access. */
export function prefetchOnIntent(fetchPage: (path: string) => Promise<unknown>): () => void {
  const stop = new AbortController();
  const fetched = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const fetchAhead = (path: string) => {
    if (fetched.has(path) || savesData()) return;
    fetched.add(path);
    // Offline: fetched, or reported, when the link is followed.
    fetchPage(path).catch(() => fetched.delete(path));
  };
  const prefetchLink = (link: HTMLAnchorElement) => {
    const path = withoutTrailingSlash(link.pathname);
    if (matchScreen(path).access === 'public' || isLoggedInHere()) fetchAhead(path);
  };
  const onOver = (event: Event) => {
    clearTimeout(timer);
    const link = ownLink(event);
    if (link !== undefined) timer = setTimeout(() => prefetchLink(link), restMs);
  };
  const onDown = (event: Event) => {
    const link = ownLink(event);
    if (link !== undefined) prefetchLink(link);
  };
  const prefetchBehindLogin = (target: EventTarget | null) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (!target.form?.querySelector('input[type=password]')) return;
    const to = redirectAfterLogin(location);
    if (to !== undefined) fetchAhead(withoutTrailingSlash(new URL(to, location.href).pathname));
  };
  const options = { passive: true, signal: stop.signal } as const;
  document.addEventListener('pointerover', onOver, options);
  document.addEventListener('pointerdown', onDown, options);
  document.addEventListener('focusin', ({ target }) => prefetchBehindLogin(target), options);
  // This script loads in the background: a field may have the focus already.
  prefetchBehindLogin(document.activeElement);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
