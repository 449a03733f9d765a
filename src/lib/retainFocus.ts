/** What a reader knows as a place of its own when the focus comes to it. */
const places = '[tabindex], [role], article, section, form, fieldset, dialog, li, main';

/** A note that goes by itself takes nobody's place. */
const passing = '[aria-live]';

/** The element, and what it stands in, the innermost first. */
function wayOf(element: Element): readonly Element[] {
  const way = [element];
  for (let next = element.parentElement; next !== null; next = next.parentElement) way.push(next);
  return way;
}

/** Puts the focus on a place, which a reader can leave but not come back to by keys. */
function focusOn(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}

const isLost = () => document.activeElement === document.body;

/**
 * From now on the focus stays where it was used: when the element that has it is taken away (a Retry
 * that was pressed, a card that was discarded), it goes to what that stood in, where nobody else has
 * moved it (WCAG 2.2, 2.4.3).
 * @returns ends it
 */
export function retainFocus(): () => void {
  let way: readonly Element[] = [];
  const stop = new AbortController();
  const { signal } = stop;
  const restore = (around: readonly Element[]) => {
    for (const place of around) {
      if (!isLost()) return;
      const fits = place instanceof HTMLElement && place.isConnected && place.matches(places);
      if (fits) focusOn(place);
    }
  };
  const removals = new MutationObserver(() => {
    if (way[0]?.isConnected !== false) return;
    const around = way.slice(1);
    letGo();
    // Whoever took it away may have a better place in mind.
    requestAnimationFrame(() => restore(around));
  });
  const letGo = () => {
    way = [];
    removals.disconnect();
  };
  const hold = ({ target }: Event) => {
    letGo();
    if (!(target instanceof Element) || target.closest(passing) !== null) return;
    way = wayOf(target);
    removals.observe(document.body, { childList: true, subtree: true });
  };
  // A browser may say so of an element that is being taken away: only later it shows which it was.
  const leave = () => setTimeout(() => way[0]?.isConnected === true && isLost() && letGo());
  document.addEventListener('focusin', hold, { signal });
  document.addEventListener('focusout', leave, { signal });
  return () => {
    stop.abort();
    letGo();
  };
}
