const typing = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

/**
 * Shortcuts of a single character, such as `j` or `/`. Whoever dictates or presses keys by accident can
 * turn them off on this device (WCAG 2.1.4).
 */
export const characterKeys = {
  areOn: (): boolean => {
    try {
      return localStorage.getItem('kb:keys') !== 'off';
    } catch {
      return true;
    }
  },
  /** @returns false where the device refuses to store it */
  set: (on: boolean): boolean => {
    try {
      if (on) localStorage.removeItem('kb:keys');
      else localStorage.setItem('kb:keys', 'off');
      return true;
    } catch {
      return false;
    }
  },
};

/**
 * True for a press of a character that is meant as a shortcut: not while text is typed, with a
 * modifier, or over an open dialog, and not where shortcuts are off.
 */
export function isCharacterKey(event: KeyboardEvent, character: string): boolean {
  if (event.key !== character || event.defaultPrevented) return false;
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  if (event.target instanceof Element && event.target.closest(typing) !== null) return false;
  return document.querySelector('dialog[open]') === null && characterKeys.areOn();
}
