import { type AxiosAdapter, AxiosError } from 'axios';

/**
 * Fetches past the browser's HTTP cache, and stores nothing there: it may answer with an older list, or
 * with what another member was answered at the same address.
 */
export const uncachedAdapter: AxiosAdapter = async (config) => {
  const { url = '', headers: sent, timeout = 0, signal } = config;
  const headers = sent.toJSON(true);
  const stop = new AbortController();
  let code: string = AxiosError.ERR_NETWORK;
  const timer = setTimeout(() => {
    code = AxiosError.ECONNABORTED;
    stop.abort();
  }, timeout);
  if (signal?.aborted === true) stop.abort();
  signal?.addEventListener?.('abort', () => stop.abort());
  try {
    const response = await fetch(url, { headers, signal: stop.signal, cache: 'no-store' });
    const { status, statusText } = response;
    const data = await response.text();
    return { data, status, statusText, headers: Object.fromEntries(response.headers), config };
  } catch {
    throw new AxiosError(code, code, config);
  } finally {
    clearTimeout(timer);
  }
};
