import {
  createPath,
  type Location,
  type NavigateOptions,
  type Navigator,
  NavigationType,
  parsePath,
  type Path,
  type To,
} from 'react-router-dom';
import { isBlocked } from '@/lib/navigationBlockers';

/** An address that was come to, and how. */
export type Arrival = { readonly location: Location; readonly action: NavigationType };

/** The browser's history as the portal goes through it. */
export type PortalHistory = Navigator & {
  /** Where the address bar stands. */
  readonly here: () => Arrival;
  /** Calls back at each move that was not stopped; one listener at a time. @returns stops it */
  readonly listen: (listener: (arrival: Arrival) => void) => () => void;
  /** True where who went to this address asked that the page stays where it is scrolled to. */
  readonly keepsPlace: (location: Location) => boolean;
};

/**
 * The entry of the address bar, with what React Router writes into it: a key, an index and the link's
 * state. An entry that another script or the browser made has none of them.
 */
function currentEntry(): { readonly location: Location; readonly index: number | undefined } {
  const { pathname, search, hash } = window.location;
  const state: unknown = window.history.state;
  const entry = typeof state === 'object' && state !== null ? state : {};
  const key = 'key' in entry && typeof entry.key === 'string' ? entry.key : 'default';
  const usr: unknown = 'usr' in entry ? entry.usr : null;
  return {
    location: { pathname, search, hash, state: usr ?? null, key },
    index: 'idx' in entry && typeof entry.idx === 'number' ? entry.idx : undefined,
  };
}

/** A key for a new entry. */
const createKey = () => Math.random().toString(36).slice(2, 10);

/** The address of a destination; one that begins with two slashes stays on this site. */
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

/**
 * The browser's history for React Router's components, with a gate: whoever holds something unsaved is
 * asked before an address changes (`lib/navigationBlockers`). A step Back or Forward has been taken by
 * then, so it is taken back while the person is asked.
 */
export function createPortalHistory(): PortalHistory {
  const { history } = window;
  const kept = new Set<string>();
  const first = currentEntry();
  let { index } = first;
  if (index === undefined) {
    index = 0;
    const state: unknown = history.state;
    history.replaceState({ ...(typeof state === 'object' && state), idx: 0 }, '');
  }
  let here: Arrival = { location: first.location, action: NavigationType.Pop };
  let onArrival: (arrival: Arrival) => void = () => undefined;
  let isUndoing = false;
  let isAllowed = false;

  const arrive = (action: NavigationType) => {
    const entry = currentEntry();
    index = entry.index;
    here = { location: entry.location, action };
    onArrival(here);
  };
  const blocks = (to: Path, proceed: () => void) =>
    isBlocked({ currentLocation: here.location, nextLocation: to }, proceed);

  /** Writes a new entry, or replaces the current one. */
  const write = (to: To, usr: unknown, isNew: boolean) => {
    const key = createKey();
    const entry = { usr, key, idx: (index ?? 0) + (isNew ? 1 : 0) };
    const { href } = urlOf(to);
    if (!isNew) history.replaceState(entry, '', href);
    else {
      try {
        history.pushState(entry, '', href);
      } catch (error) {
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
        // Safari refuses more than 100 entries in 30 seconds: the browser itself goes there.
        window.location.assign(href);
      }
    }
    return key;
  };
  const go =
    (action: NavigationType.Push | NavigationType.Replace) =>
    (to: To, state?: unknown, options?: NavigateOptions) => {
      const move = () => {
        const key = write(to, state, action === NavigationType.Push);
        if (options?.preventScrollReset === true) kept.add(key);
        arrive(action);
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
      if (blocks(next.location, proceed)) {
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
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    encodeLocation: (to) => {
      const { pathname, search, hash } = urlOf(to);
      return { pathname, search, hash };
    },
    go: (steps) => history.go(steps),
    push: go(NavigationType.Push),
    replace: go(NavigationType.Replace),
    here: () => here,
    keepsPlace: ({ key }) => kept.has(key),
    listen: (listener) => {
      onArrival = listener;
      window.addEventListener('popstate', handlePopState);
      return () => window.removeEventListener('popstate', handlePopState);
    },
  };
}
