import { lazy, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** The member's account, for both menus that open it. */
export const AccountDialog = lazy(async () => {
  const { AccountDialog: dialog } = await import('@/features/profile/AccountDialog');
  return { default: dialog };
});

/**
 * A dialog that a menu opens.
 * @returns which one is open, and `close`, which gives the focus back to the menu's button. `container`
 *   belongs to the element around menu and dialog
 */
export function useMenuDialog<Name extends string>(): {
  readonly container: RefObject<HTMLDivElement | null>;
  readonly opened: Name | undefined;
  readonly setOpened: (name: Name | undefined) => void;
  readonly close: () => void;
} {
  const container = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Name>();
  const close = () => {
    // Nothing beside an open dialog takes the focus, and the menu's item that had it is gone.
    flushSync(() => setOpened(undefined));
    container.current?.querySelector('button')?.focus();
  };
  return { container, opened, setOpened, close };
}
