import {
  httpError,
  offlineError,
  type ProviderError,
  timeoutError,
  unreadableError,
} from '@/api/providerError';
import { LocationsError } from './source';

/** Milliseconds; a host's cities may be many megabytes. */
const fileTimeout = 120_000;

const fails = (reason: ProviderError) => new LocationsError(reason);

/**
 * Fetches a file of places: without token, cookies or any other trace of who asks.
 * @throws LocationsError where no answer came, the host refused, or the answer is no JSON
 */
export async function fetchJson(url: string): Promise<unknown> {
  let text: string;
  try {
    const answer = await fetch(url, {
      credentials: 'omit',
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(fileTimeout),
    });
    if (!answer.ok) throw fails(httpError(answer.status, undefined));
    text = await answer.text();
  } catch (error) {
    if (error instanceof LocationsError) throw error;
    const late = error instanceof DOMException && error.name === 'TimeoutError';
    throw fails(late ? timeoutError : offlineError);
  }
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    throw fails(unreadableError);
  }
}
