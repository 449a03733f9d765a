import { useEffect } from 'react';

/** Fired on `document` when the page answers: the boot script then replays early taps. */
export const readyEvent = 'portal:ready';

/** Calls back once the first render is in the document and its handlers work. */
export function Ready({ onReady }: { readonly onReady: () => void }) {
  useEffect(() => {
    onReady();
    document.dispatchEvent(new Event(readyEvent));
  }, [onReady]);
  return null;
}
