import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { isCharacterKey } from '@/lib/characterKeys';
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

const load = async () =>
  (await retryImport(() => import('./SearchDialog'), 'SearchDialog')).SearchDialog;

export type Search = {
  readonly open: () => void;
  readonly prefetch: () => void;
  readonly close: () => void;
  readonly Dialog: typeof SearchDialog | undefined;
  /** Could not be loaded; the next press tries again. */
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

  const open = useCallback(() => {
    setFailed(false);
    load().then(
      (loaded) => setDialog(() => loaded),
      () => setFailed(true),
    );
  }, []);
  const prefetch = useCallback(() => {
    load().catch(() => {
      // The press tries again and reports a failure.
    });
  }, []);
  const close = useCallback(() => setDialog(undefined), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  const search = useMemo(
    () => ({ open, prefetch, close, Dialog, failed }),
    [open, prefetch, close, Dialog, failed],
  );
  return <SearchContext value={search}>{children}</SearchContext>;
}
