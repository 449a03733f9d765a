import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
