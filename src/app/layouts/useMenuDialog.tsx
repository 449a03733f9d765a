import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isCharacterKey } from '@/lib/characterKeys';
import { lazyDialog } from '@/ui/lazyDialog';

export const LazyAccountDialog = lazyDialog(
  () => import('@/features/profile/AccountDialog'),
  'AccountDialog',
);

/** The dialog that a menu opened; `close` returns the focus to the menu's button. */
export function useMenuDialog<Name extends string>() {
  const container = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Name>();
  const close = () => {
    // The menu item that had the focus is gone, and an open dialog is inert around it.
    flushSync(() => setOpened(undefined));
    container.current?.querySelector('button')?.focus();
  };
  return { container, opened, setOpened, close };
}

export const LazyKeysDialog = lazyDialog(() => import('./KeysDialog'), 'KeysDialog');

/** The keyboard shortcuts, by `?`. Closing them returns the focus to where it was. */
export function KeysByKey() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isCharacterKey(event, '?')) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return isOpen && <LazyKeysDialog onClose={() => setIsOpen(false)} />;
}
