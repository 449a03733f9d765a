import type { Country, State } from '@/api/models/location';
import { offlineError, type ProviderError } from '@/api/providerError';

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
  ask: (key: Key) => Promise<Answer>,
): (key: Key) => Promise<Answer> {
  const answers = new Map<Key, Promise<Answer>>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = ask(key).catch((error: unknown) => {
      answers.delete(key);
      throw error;
    });
    answers.set(key, answer);
    return answer;
  };
}
