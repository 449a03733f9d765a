import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
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

export type Search = {
  readonly open: () => void;
  readonly prefetch: () => void;
  readonly close: () => void;
  /** What was typed while the dialog loaded. */
  readonly typed: string;
  readonly Dialog: typeof SearchDialog | undefined;
  /** If `failed`: Escape or a new connection hides it, the next press tries again. */
  readonly status: 'loading' | 'failed' | undefined;
};

const SearchContext = createContext<Search | undefined>(undefined);

/** The search of `SearchProvider`, for every button that opens it. */
export function useSearch(): Search {
  const search = use(SearchContext);
  if (search === undefined) throw new Error('useSearch needs a SearchProvider.');
  return search;
}

/** Loads the search when it is opened by a button or a key. */
export function SearchProvider({ children }: { readonly children: ReactNode }) {
  const { resetKey } = useSession();
  const [Dialog, setDialog] = useState<typeof SearchDialog>();
  const [status, setStatus] = useState<Search['status']>();
  const [typed, setTyped] = useState('');
  const changes = useRef(0);

  const close = useCallback(() => {
    changes.current += 1;
    setDialog(undefined);
    setStatus(undefined);
    setTyped('');
  }, []);
  const open = () => {
    close();
    setStatus('loading');
    const change = changes.current;
    const { pathname } = window.location;
    const settle = (loaded?: { readonly SearchDialog: typeof SearchDialog }) => {
      // Closed meanwhile, or the person has left the page.
      if (change !== changes.current) return;
      if (pathname !== window.location.pathname) return close();
      setDialog(() => loaded?.SearchDialog);
      setStatus(loaded ? undefined : 'failed');
    };
    retryImport(load, 'SearchDialog').then(settle, () => settle());
  };
  // Another person sees nothing of it.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useLayoutEffect(() => close, [close, resetKey]);

  const onSearchKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchKey(event)) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => onSearchKey(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

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
      setTyped(text);
    };
    document.addEventListener('keydown', onKeyDown, { signal: stop.signal });
    // The message would cover the page until the next press.
    if (status === 'failed') window.addEventListener('online', close, { signal: stop.signal });
    return () => stop.abort();
  }, [status, close]);

  // The press tries again and reports a failure.
  const prefetchDialog = () => prefetch(load, 'SearchDialog');
  const search = { open, prefetch: prefetchDialog, close, typed, Dialog, status };
  return <SearchContext value={search}>{children}</SearchContext>;
}
