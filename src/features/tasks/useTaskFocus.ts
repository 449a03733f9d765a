import { type RefObject, useEffect, useRef } from 'react';

export type FocusPart = 'title' | 'back' | 'on' | 'notice';

type Wanted = { readonly id: string; readonly part: FocusPart };

function shown(root: HTMLElement, selector: string): HTMLElement | undefined {
  const element = root.querySelector<HTMLElement>(selector);
  return element === null || element.closest('[hidden]') !== null ? undefined : element;
}

/** Moves the focus with a task that changes column, else to the notice. */
export function useTaskFocus(root: RefObject<HTMLElement | null>) {
  const wanted = useRef<Wanted>(undefined);
  useEffect(() => {
    if (wanted.current === undefined || root.current === null) return;
    // An open dialog is modal: wait until it closes.
    if (root.current.querySelector('dialog[open]') !== null) return;
    const { id, part } = wanted.current;
    wanted.current = undefined;
    const card = `[data-task="${CSS.escape(id)}"]`;
    const target =
      (part === 'notice' ? undefined : shown(root.current, `${card} [data-part="${part}"]`)) ??
      (part === 'notice' ? undefined : shown(root.current, `${card} [data-part="title"]`)) ??
      shown(root.current, '[data-part="notice"]');
    target?.focus();
  });
  return (id: string, part: FocusPart) => {
    wanted.current = { id, part };
  };
}
