import {
  createPath,
  type Location,
  type NavigateOptions,
  NavigationType,
  parsePath,
  type Path,
  type To,
} from 'react-router-dom';
import { fieldOf, textOf } from '@/lib/fieldOf';
import { blockNavigation } from '@/lib/navigationBlockers';

export type HistoryUpdate = { readonly location: Location; readonly action: NavigationType };

/** With the key, index and state that React Router writes, if it wrote the entry. */
function currentEntry(): { readonly location: Location; readonly index: number | undefined } {
  const { pathname, search, hash } = window.location;
  const entry: unknown = window.history.state;
  const key = textOf(entry, 'key') || 'default';
  const index = fieldOf(entry, 'idx');
  return {
    location: { pathname, search, hash, state: fieldOf(entry, 'usr') ?? null, key },
    index: typeof index === 'number' ? index : undefined,
  };
}

/** As React Router makes them. */
const createKey = () => Math.random().toString(36).slice(2, 10);

const urlOf = (to: To) =>
  new URL(
    window.location.origin +
      (typeof to === 'string' ? to : createPath(to)).replace(/^(?![/?#])/, '/'),
  );

const toPath = (to: To): Path => ({
  pathname: '/',
  search: '',
  hash: '',
  ...(typeof to === 'string' ? parsePath(to) : to),
});

/** The browser's history with blockers: Back is undone while a person is asked. */
export function createPortalHistory() {
  const { history } = window;
  const keysWithoutReset = new Set<string>();
  const first = currentEntry();
  let { index } = first;
  if (index === undefined) {
    index = 0;
    const state: unknown = history.state;
    history.replaceState({ ...(typeof state === 'object' && state), idx: 0 }, '');
  }
  let here: HistoryUpdate = { location: first.location, action: NavigationType.Pop };
  let onArrival: (arrival: HistoryUpdate) => void = () => undefined;
  let isUndoing = false;
  let isAllowed = false;

  const arrive = (action: NavigationType, entry = currentEntry()) => {
    index = entry.index;
    here = { location: entry.location, action };
    onArrival(here);
  };
  const blocks = (to: Path, proceed: () => void, isBack = false) =>
    blockNavigation({ currentLocation: here.location, nextLocation: to, isBack }, proceed);

  const write = (to: To, usr: unknown, isNew: boolean) => {
    const key = createKey();
    const entry = { usr, key, idx: (index ?? 0) + (isNew ? 1 : 0) };
    const { href, pathname, search, hash } = urlOf(to);
    try {
      if (isNew) history.pushState(entry, '', href);
      else history.replaceState(entry, '', href);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
      // Safari refuses more than 100 changes in 30 seconds. Then a replacement takes place without the
      // address bar, and a new entry loads its document.
      if (!isNew) return { location: { pathname, search, hash, state: usr, key }, index };
      window.location.assign(href);
    }
    return currentEntry();
  };
  const go =
    (action: NavigationType.Push | NavigationType.Replace) =>
    (to: To, state?: unknown, options?: NavigateOptions) => {
      const move = () => {
        const entry = write(to, state, action === NavigationType.Push);
        if (options?.preventScrollReset === true) keysWithoutReset.add(entry.location.key);
        arrive(action, entry);
      };
      if (!blocks(toPath(to), move)) move();
    };
  const handlePopState = () => {
    const next = currentEntry();
    const delta = next.index === undefined || index === undefined ? undefined : next.index - index;
    if (isUndoing) {
      isUndoing = false;
      index = next.index;
      return;
    }
    if (!isAllowed && delta !== undefined && delta !== 0) {
      const proceed = () => {
        isAllowed = true;
        history.go(delta);
      };
      if (blocks(next.location, proceed, delta < 0)) {
        isUndoing = true;
        index = next.index;
        history.go(-delta);
        return;
      }
    }
    isAllowed = false;
    arrive(NavigationType.Pop);
  };

  return {
    createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
    encodeLocation: (to: To) => {
      const { pathname, search, hash } = urlOf(to);
      return { pathname, search, hash };
    },
    go: (steps: number) => history.go(steps),
    push: go(NavigationType.Push),
    replace: go(NavigationType.Replace),
    /** The location of the address bar. */
    here: () => here,
    /** True if the link asked to keep the scroll position. */
    preservesScroll: ({ key }: Location) => keysWithoutReset.has(key),
    listen: (listener: typeof onArrival) => {
      onArrival = listener;
      window.addEventListener('popstate', handlePopState);
      // A press on Back while the page was starting.
      if (createPath(currentEntry().location) !== createPath(here.location)) handlePopState();
      return () => window.removeEventListener('popstate', handlePopState);
    },
  };
}
