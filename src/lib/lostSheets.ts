const lost = 'data-lost';

/**
 * Fetches style sheets again that were lost. The bundler asks for each one only once, so the part that
 * needs it would come without its look. Resolves when each has come or is lost again.
 */
export async function fetchLostSheets(): Promise<void> {
  // Documents are rendered without one.
  if (typeof document === 'undefined') return;
  const sheets = [...document.querySelectorAll<HTMLLinkElement>(`link[${lost}]`)];
  const fetches = sheets.map(
    (sheet) =>
      new Promise((resolve) => {
        const again = document.createElement('link');
        again.rel = 'stylesheet';
        again.crossOrigin = sheet.crossOrigin;
        again.href = sheet.href;
        again.addEventListener('load', resolve);
        again.addEventListener('error', resolve);
        sheet.replaceWith(again);
      }),
  );
  await Promise.all(fetches);
}

/** Notes lost style sheets, and fetches them when the connection is back. */
export function watchSheets(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') {
      target.setAttribute(lost, '');
    }
  };
  addEventListener('error', note, true);
  addEventListener('online', () => void fetchLostSheets());
}
