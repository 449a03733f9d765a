import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { isCharacterKey, isTextField } from '@/lib/characterKeys';
import { prefetch } from '@/lib/prefetch';
import { retryImport } from '@/lib/retryImport';
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
  /** Could not be loaded; Escape or a new connection hides it, the next press tries again. */
  readonly failed: boolean;
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
  const [Dialog, setDialog] = useState<typeof SearchDialog>();
  const [failed, setFailed] = useState(false);

  const [isLoading, setIsLoading] = useState(false);
  const [typed, setTyped] = useState('');

  const open = () => {
    setFailed(false);
    setTyped('');
    setIsLoading(true);
    retryImport(load, 'SearchDialog')
      .then(
        (loaded) => setDialog(() => loaded.SearchDialog),
        () => setFailed(true),
      )
      .finally(() => setIsLoading(false));
  };
  const close = () => setDialog(undefined);

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

  // The message would cover the page until the next press.
  useEffect(() => {
    if (!failed) return undefined;
    const stop = new AbortController();
    const hide = () => setFailed(false);
    window.addEventListener('online', hide, { signal: stop.signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), {
      signal: stop.signal,
    });
    return () => stop.abort();
  }, [failed]);

  useEffect(() => {
    if (!isLoading) return undefined;
    let text = '';
    const onKeyDown = (event: KeyboardEvent) => {
      const next = typeKey(text, event);
      if (next === undefined) return;
      event.preventDefault();
      text = next;
      setTyped(text);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isLoading]);

  // The press tries again and reports a failure.
  const prefetchDialog = () => prefetch(load, 'SearchDialog');
  const search = { open, prefetch: prefetchDialog, close, typed, Dialog, failed };
  return <SearchContext value={search}>{children}</SearchContext>;
}
