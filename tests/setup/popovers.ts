/**
 * Popovers and dialogs as browsers do them, less the top layer: opening, closing, Escape, the
 * buttons that command them, and that a closed one is not shown.
 */
const openMark = 'data-popover-open';

function tell(element: HTMLElement, open: boolean): void {
  const [oldState, newState] = open ? ['closed', 'open'] : ['open', 'closed'];
  queueMicrotask(() => {
    element.dispatchEvent(Object.assign(new Event('toggle'), { oldState, newState }));
  });
}

function setPopover(element: HTMLElement, open: boolean): void {
  if (!element.hasAttribute('popover')) {
    throw new DOMException('The element is no popover.', 'NotSupportedError');
  }
  if (element.hasAttribute(openMark) === open) return;
  element.toggleAttribute(openMark, open);
  tell(element, open);
}

function installPopover(): void {
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      setPopover(this, true);
    },
    hidePopover(this: HTMLElement) {
      setPopover(this, false);
    },
    togglePopover(this: HTMLElement) {
      setPopover(this, !this.hasAttribute(openMark));
      return this.hasAttribute(openMark);
    },
  });
  const matches = Object.getOwnPropertyDescriptor(Element.prototype, 'matches')?.value;
  Object.assign(Element.prototype, {
    matches(this: Element, selector: string): unknown {
      const known = selector.replaceAll(':popover-open', `[${openMark}]`);
      return Reflect.apply(matches, this, [known]);
    },
  });
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[popovertarget]') : null;
    const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    if (button === null || popover === null) return;
    const action = button.getAttribute('popovertargetaction') ?? 'toggle';
    setPopover(popover, action === 'toggle' ? !popover.hasAttribute(openMark) : action === 'show');
  });
}

function closeDialog(dialog: HTMLDialogElement, answer?: string): void {
  if (!dialog.open) return;
  dialog.open = false;
  if (answer !== undefined) dialog.returnValue = answer;
  queueMicrotask(() => dialog.dispatchEvent(new Event('close')));
}

function installDialog(): void {
  Object.assign(HTMLDialogElement.prototype, {
    show(this: HTMLDialogElement) {
      this.open = true;
    },
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException('The dialog is open already.', 'InvalidStateError');
      this.open = true;
      this.querySelector<HTMLElement>('[autofocus], button, input, select, textarea, a')?.focus();
    },
    close(this: HTMLDialogElement, answer?: string) {
      closeDialog(this, answer);
    },
  });
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.getAttribute('method') !== 'dialog') return;
    const dialog = form.closest('dialog');
    if (dialog === null || event.defaultPrevented) return;
    event.preventDefault();
    closeDialog(dialog, event.submitter?.getAttribute('value') ?? undefined);
  });
}

/** Gives a jsdom document popovers and dialogs. */
export function installPopovers(): void {
  installPopover();
  installDialog();
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
    if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true })) === true)
      closeDialog(dialog);
    if (dialog !== undefined) return;
    for (const popover of document.querySelectorAll<HTMLElement>(`[popover=auto][${openMark}]`)) {
      setPopover(popover, false);
    }
  });
  const style = document.createElement('style');
  style.textContent = `[popover][${openMark}] { display: block !important; }`;
  document.head.append(style);
}
