import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { isCharacterKey, isTextField } from '@/lib/characterKeys';
import { prefetch } from '@/lib/prefetch';
import { retryImport } from '@/lib/retryImport';
import { useSession } from '@/session/session';
import type { SearchDialog } from './SearchDialog';

/** Ctrl K or ⌘ K, or `/` outside of text fields; never over a dialog. */
function isSearchKey(event: KeyboardEvent): boolean {
  if (isCharacterKey(event, '/')) return true;
  if (event.defaultPrevented || event.altKey || event.shiftKey) return false;
  const command = event.ctrlKey || event.metaKey;
  const isCommandK = command && event.key.toLowerCase() === 'k';
  return isCommandK && document.querySelector('dialog[open]') === null;
}

const load = () => import('./SearchDialog');

/** The text after a key press; undefined if the key types nothing. */
function typeKey(text: string, { key, altKey, ctrlKey, metaKey, target }: KeyboardEvent) {
  if (altKey || ctrlKey || metaKey || isTextField(target)) return undefined;
  if (key === 'Backspace') return text.slice(0, -1);
  return key.length === 1 ? text + key : undefined;
}

type SearchState = {
  /** What was typed while the dialog loaded. */
  readonly typed: string;
  readonly Dialog: typeof SearchDialog | undefined;
  /** If `failed`: Escape or a new connection hides it, the next press tries again. */
  readonly status: 'loading' | 'failed' | undefined;
};

const closed: SearchState = { typed: '', Dialog: undefined, status: undefined };

function createSearch() {
  let state = closed;
  let openings = 0;
  const listeners = new Set<() => void>();
  const change = (next: SearchState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const close = () => {
    openings += 1;
    change(closed);
  };
  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    type: (typed: string) => change({ ...state, typed }),
    open: () => {
      openings += 1;
      const opening = openings;
      change({ ...closed, status: 'loading' });
      const { pathname } = window.location;
      const settle = (loaded?: { readonly SearchDialog: typeof SearchDialog }) => {
        // Closed meanwhile, or the person has left the page.
        if (opening !== openings) return;
        if (pathname !== window.location.pathname) return close();
        const status = loaded ? undefined : 'failed';
        change({ ...state, Dialog: loaded?.SearchDialog, status });
      };
      retryImport(load, 'SearchDialog').then(settle, () => settle());
    },
    close,
    // The press tries again and reports a failure.
    prefetch: () => prefetch(load, 'SearchDialog'),
  };
}

type SearchStore = ReturnType<typeof createSearch>;

/** The same object in each render: a changed one would replace what is not hydrated yet on the page. */
const SearchContext = createContext<SearchStore | undefined>(undefined);

export type Search = SearchState & Pick<SearchStore, 'open' | 'close' | 'prefetch'>;

/** The search of `SearchProvider`, for every button that opens it. */
export function useSearch(): Search {
  const search = use(SearchContext);
  if (search === undefined) throw new Error('useSearch needs a SearchProvider.');
  return { ...search, ...useSyncExternalStore(search.subscribe, search.state, () => closed) };
}

/** Loads the search when it is opened by a button or a key. */
export function SearchProvider({ children }: { readonly children: ReactNode }) {
  const { resetKey } = useSession();
  const [search] = useState(createSearch);
  const { open, close, type } = search;
  const { status } = useSyncExternalStore(search.subscribe, search.state, () => closed);

  // Another person sees nothing of it.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useLayoutEffect(() => close, [close, resetKey]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  useEffect(() => {
    if (status === undefined) return undefined;
    const stop = new AbortController();
    const { activeElement } = document;
    let text = '';
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') return close();
      // Space presses what the focus has moved to.
      const isPress = event.key === ' ' && document.activeElement !== activeElement;
      const next = status === 'failed' || isPress ? undefined : typeKey(text, event);
      if (next === undefined) return;
      event.preventDefault();
      text = next;
      type(text);
    };
    document.addEventListener('keydown', onKeyDown, { signal: stop.signal });
    // The message would cover the page until the next press.
    if (status === 'failed') window.addEventListener('online', close, { signal: stop.signal });
    return () => stop.abort();
  }, [status, close, type]);

  return <SearchContext value={search}>{children}</SearchContext>;
}
