import {
  httpError,
  offlineError,
  type ProviderError,
  timeoutError,
  unreadableError,
} from '@/api/providerError';
import { LocationsError } from './source';

/** Milliseconds; a file of cities may have many megabytes. */
const fileTimeout = 120_000;

const fails = (reason: ProviderError) => new LocationsError(reason);

/** Sends neither token nor cookies. Throws `LocationsError`. */
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
