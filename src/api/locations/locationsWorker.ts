import { hostSource } from './hostSource';
import { type LocationSource, reasonOf, rememberAnswers } from './source';
import type { PlaceAnswer, PlaceQuestion } from './workerSource';

/*
 * Fetches and parses a locations host's files off the main thread, and hands over no more than the
 * list that was asked for: the cities of the world may be tens of megabytes.
 */

const sources = rememberAnswers(async (base: string) => hostSource(base));

const ask = (source: LocationSource, { list, country, state }: PlaceQuestion) => {
  if (list === 'countries') return source.countries();
  return list === 'states' ? source.states(country) : source.cities(country, state);
};

async function answer(question: PlaceQuestion): Promise<PlaceAnswer> {
  const { id } = question;
  try {
    return { id, found: await ask(await sources(question.base), question) };
  } catch (error) {
    return { id, reason: reasonOf(error) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<PlaceQuestion>) => {
  void answer(data).then((message) => self.postMessage(message, {}));
});
