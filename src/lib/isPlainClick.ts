import type { MouseEvent } from 'react';

/** False for a click that opens a link elsewhere, such as in a new tab. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
