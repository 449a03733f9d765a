/** Where the news of the session stand, in local storage. */
export const newsName = 'kb:session';

/**
 * When to look again after news, in milliseconds: a browser may tell of another tab's writing to storage
 * before this tab can see what became of the cookie.
 */
const again = [100, 500, 2000];

/** Calls back on news of another tab, and whenever this one may have missed some. */
export function onNews(hear: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== newsName && key !== null) return;
    hear();
    for (const time of again) window.setTimeout(() => !signal.aborted && hear(), time);
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') hear();
  };
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', hear, { signal });
  window.addEventListener('online', hear, { signal });
  document.addEventListener('visibilitychange', onVisible, { signal });
  return () => stop.abort();
}
