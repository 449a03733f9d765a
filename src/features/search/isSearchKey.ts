const typing = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

/**
 * True for a key press that asks for the search: Ctrl K or ⌘ K anywhere, `/` where no text is being
 * typed. Never over an open dialog, which the person has to answer first.
 */
export function isSearchKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey) return false;
  const command = event.ctrlKey || event.metaKey;
  const asked = command
    ? event.key.toLowerCase() === 'k' && !event.shiftKey
    : event.key === '/' && !(event.target instanceof Element && event.target.closest(typing));
  return asked && document.querySelector('dialog[open]') === null;
}
