import { type KeyboardEvent, useState } from 'react';

const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Which of a number of results is chosen, the first to begin with, and the keys of the search field
 * that move the choice; Enter presses it, with Ctrl, ⌘ or Shift as on any link.
 * @param idOf the element's id of a result
 */
export function useChosen(count: number, idOf: (index: number) => string) {
  const [index, choose] = useState(0);
  const chosen = index < count ? index : 0;

  const onKeyDown = (event: KeyboardEvent) => {
    if (count === 0 || event.nativeEvent.isComposing) return;
    const { ctrlKey, metaKey, shiftKey } = event;
    const move = moves[event.key];
    if (event.key === 'Enter') {
      const press = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
      event.preventDefault();
      document.getElementById(idOf(chosen))?.dispatchEvent(new MouseEvent('click', press));
    } else if (move !== undefined && !ctrlKey && !metaKey && !shiftKey) {
      event.preventDefault();
      choose(move(chosen, count));
    }
  };
  return { chosen, choose, onKeyDown };
}
