import { deviceStorage } from './deviceStorage';

const typing = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

/** Single-character shortcuts, which can be turned off (WCAG 2.1.4: speech input presses keys). */
export const characterKeys = {
  areOn: (): boolean => deviceStorage.get('kb:keys') !== 'off',
  /** Returns false if the device refuses to store it. */
  set: (on: boolean): boolean =>
    on ? deviceStorage.remove('kb:keys') : deviceStorage.set('kb:keys', 'off'),
};

export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typing) !== null;

export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/** True if a key is meant as a shortcut: not while typing, with a modifier or in a dialog. */
export function isCharacterKey(event: KeyboardEvent, character: string): boolean {
  if (event.key !== character || event.defaultPrevented) return false;
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  if (isTextField(event.target)) return false;
  return !isDialogOpen() && characterKeys.areOn();
}
