import { useCallback, useEffect, useState } from 'react';
import { isCharacterKey } from '@/lib/characterKeys';
import { openSearchEvent } from './openSearch';
import type { SearchDialog } from './SearchDialog';

/**
 * True for a key press that asks for the search: Ctrl K or ⌘ K anywhere, `/` where no text is being
 * typed. Never over an open dialog, which the person has to answer first.
 */
function isSearchKey(event: KeyboardEvent): boolean {
  if (isCharacterKey(event, '/')) return true;
  if (event.defaultPrevented || event.altKey || event.shiftKey) return false;
  const command = event.ctrlKey || event.metaKey;
  const asked = command && event.key.toLowerCase() === 'k';
  return asked && document.querySelector('dialog[open]') === null;
}

const load = async () => (await import('./SearchDialog')).SearchDialog;

/** The search's door: what opens it, and the dialog once it has come. */
export type Search = {
  readonly open: () => void;
  /** Fetches the dialog ahead of a likely press. */
  readonly warm: () => void;
  readonly close: () => void;
  /** Set while the dialog is to be shown. */
  readonly Dialog: typeof SearchDialog | undefined;
  /** The dialog could not be fetched; the next press tries again. */
  readonly failed: boolean;
};

/** Keeps the search out of the page until someone asks for it, by a button, `/`, Ctrl K or ⌘ K. */
export function useSearch(): Search {
  const [Dialog, setDialog] = useState<typeof SearchDialog>();
  const [failed, setFailed] = useState(false);

  const open = useCallback(() => {
    setFailed(false);
    load().then(
      (loaded) => setDialog(() => loaded),
      () => setFailed(true),
    );
  }, []);
  const warm = useCallback(() => {
    load().catch(() => {
      // The press tries again, and says so where it fails too.
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
    document.addEventListener(openSearchEvent, open);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener(openSearchEvent, open);
    };
  }, [open]);

  return { open, warm, close, Dialog, failed };
}
