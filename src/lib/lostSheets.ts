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

/** Fetches lost sheets, which the bundler asks for once; waits for those of earlier calls too. */
export async function fetchLostSheets(): Promise<void> {
  // At build time there is no document.
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
