import { parseJson } from '@/lib/parseJson';
import type { Country, State } from '@/api/models/location';
import {
  httpError,
  offlineError,
  type ProviderError,
  timeoutError,
  unreadableError,
} from '@/api/providerError';

/** Where places come from. Each call rejects with a `LocationsError`. */
export type LocationSource = {
  readonly countries: () => Promise<readonly Country[]>;
  /** Empty for a country without states. */
  readonly states: (country: string) => Promise<readonly State[]>;
  /** `state` is empty for a country without states. */
  readonly cities: (country: string, state: string) => Promise<readonly string[]>;
};

/** A list that could not be fetched or read. */
export class LocationsError extends Error {
  override readonly name = 'LocationsError';
  constructor(readonly reason: ProviderError) {
    super(reason.message);
  }
}

/** As the error shape of all calls. */
export const reasonOf = (error: unknown): ProviderError =>
  error instanceof LocationsError ? error.reason : offlineError;

/** Caches answers by key; failures are not cached. */
export function rememberAnswers<Key extends string, Answer>(
  load: (key: Key) => Promise<Answer>,
): (key: Key) => Promise<Answer> {
  const answers = new Map<Key, Promise<Answer>>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = load(key).catch((error: unknown) => {
      answers.delete(key);
      throw error;
    });
    answers.set(key, answer);
    return answer;
  };
}

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
  const value = parseJson(text);
  if (value === undefined) throw fails(unreadableError);
  return value;
}
