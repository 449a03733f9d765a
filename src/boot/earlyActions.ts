/** Saves early choices, and the last tap that needs a script if `onTap` returns true for it. */
export function saveEarlyActions(onTap: () => boolean) {
  let tapped: HTMLElement | undefined;
  let areOver = false;

  function saveTap(event: MouseEvent): void {
    if (areOver) return;
    const target = event.target instanceof Element ? event.target : null;
    const control = target?.closest<HTMLElement>('button, [role=tab], input[type=submit]');
    if (!control || control.hasAttribute('popovertarget')) return;
    event.preventDefault();
    // React would hydrate the page for it, handle it, and then again as it is replayed.
    event.stopPropagation();
    if (onTap()) tapped = control;
  }

  function saveChoice({ target: input }: Event): void {
    if (areOver || !(input instanceof HTMLInputElement) || !/radio|checkbox/.test(input.type))
      return;
    if (input.type === 'radio') {
      for (const other of document.querySelectorAll(`input[data-early][name="${input.name}"]`)) {
        other.removeAttribute('data-early');
      }
    }
    input.dataset['early'] = '';
  }

  // Sent while the document was still loading (`index.html`).
  const sent = document.querySelector<HTMLElement>('button[data-early]');
  sent?.removeAttribute('data-early');
  if (sent !== null && onTap()) tapped = sent;
  addEventListener('click', saveTap, true);
  addEventListener('change', saveChoice, true);
  return {
    /** True once the app answers by itself. */
    areOver: () => areOver,
    forgetTap: () => {
      tapped = undefined;
    },
    replay: () => {
      areOver = true;
      for (const choice of document.querySelectorAll<HTMLInputElement>('input[data-early]')) {
        choice.removeAttribute('data-early');
        choice.checked = !choice.checked;
        choice.click();
      }
      // Then the app has rendered what it does not know while it hydrates, such as the theme.
      setTimeout(() => {
        tapped?.click();
        tapped = undefined;
      });
    },
  };
}
