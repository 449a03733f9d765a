/** Elements that a screen reader announces as a unit. */
const focusTargets =
  '[tabindex], [role], article, section, form, fieldset, dialog, li, aside, main';

/** Disappears by itself, so it never takes the focus. */
const liveRegion = '[aria-live]';

function ancestorsOf(element: Element): readonly Element[] {
  const path = [element];
  for (let next = element.parentElement; next !== null; next = next.parentElement) path.push(next);
  return path;
}

/** Focusable by script only, until it loses the focus. */
function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

const isLost = () => document.activeElement === document.body;

/** Moves the focus to the nearest ancestor when its element is removed (WCAG 2.4.3). */
export function retainFocus(): () => void {
  let path: readonly Element[] = [];
  const stop = new AbortController();
  const { signal } = stop;
  const restore = (around: readonly Element[]) => {
    for (const element of around) {
      if (!isLost()) return;
      const fits =
        element instanceof HTMLElement && element.isConnected && element.matches(focusTargets);
      // A list whose last entry went has no height.
      if (fits && element.hasChildNodes()) focusOn(element);
    }
  };
  const removals = new MutationObserver(() => {
    if (path[0]?.isConnected !== false) return;
    const around = path.slice(1);
    release();
    // The code that removed it may move the focus itself first.
    requestAnimationFrame(() => restore(around));
  });
  const release = () => {
    path = [];
    removals.disconnect();
  };
  const watch = ({ target }: Event) => {
    release();
    if (!(target instanceof Element) || target.closest(liveRegion) !== null) return;
    path = ancestorsOf(target);
    removals.observe(document.body, { childList: true, subtree: true });
  };
  // Browsers may fire this for an element being removed; only later is it disconnected.
  const leave = () => setTimeout(() => path[0]?.isConnected === true && isLost() && release());
  document.addEventListener('focusin', watch, { signal });
  document.addEventListener('focusout', leave, { signal });
  return () => {
    stop.abort();
    release();
  };
}
