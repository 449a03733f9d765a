import './goingMark.css';

/** How long a page may take before it is shown that it is on its way, in milliseconds. */
const patience = 300;

/**
 * Shows that another page is on its way, where it takes its time: a line grows along the top, as the
 * browser's own would for a document.
 * @returns ends it
 */
export function markGoing(): () => void {
  const { dataset } = document.documentElement;
  const timer = setTimeout(() => {
    dataset['going'] = '';
  }, patience);
  return () => {
    clearTimeout(timer);
    delete dataset['going'];
  };
}
