const lost = 'data-lost';
const fetching = 'data-fetching';

function fetchAgain(sheet: HTMLLinkElement): void {
  const again = document.createElement('link');
  again.rel = 'stylesheet';
  again.crossOrigin = sheet.crossOrigin;
  again.href = sheet.href;
  again.setAttribute(fetching, '');
  sheet.replaceWith(again);
}

/**
 * Fetches lost style sheets again, since the bundler asks for each only once. Resolves when each has come
 * or is lost again, those of an earlier call included: a press follows the hover that began to fetch.
 */
export async function fetchLostSheets(): Promise<void> {
  // Documents are rendered without one.
  if (typeof document === 'undefined') return;
  for (const sheet of document.querySelectorAll<HTMLLinkElement>(`link[${lost}]`)) {
    fetchAgain(sheet);
  }
  const fetches = [...document.querySelectorAll(`link[${fetching}]`)].map(
    (sheet) =>
      new Promise<void>((resolve) => {
        const settle = () => {
          sheet.removeAttribute(fetching);
          resolve();
        };
        sheet.addEventListener('load', settle);
        sheet.addEventListener('error', settle);
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
