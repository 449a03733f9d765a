import type { Country, State } from '@/api/models/location';
import { offlineError, type ProviderError } from '@/api/providerError';

/** Where countries, states and cities come from. Each question rejects with a `LocationsError`. */
export type LocationSource = {
  readonly countries: () => Promise<readonly Country[]>;
  /** @param country id of a country; an answer without states means it has none */
  readonly states: (country: string) => Promise<readonly State[]>;
  /** @param state id of a state; empty for a country without states */
  readonly cities: (country: string, state: string) => Promise<readonly string[]>;
};

/** A list that could not be fetched or read. */
export class LocationsError extends Error {
  override readonly name = 'LocationsError';
  constructor(readonly reason: ProviderError) {
    super(reason.message);
  }
}

/** Why a question failed, in the one shape of failed calls. */
export const reasonOf = (error: unknown): ProviderError =>
  error instanceof LocationsError ? error.reason : offlineError;

/** Remembers each answer by its key, so that a file is asked for once; a failure is forgotten. */
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
