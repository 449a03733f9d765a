import { hostSource } from './hostSource';
import { type LocationSource, reasonOf, rememberAnswers } from './source';
import type { PlaceResponse, PlaceRequest } from './workerSource';

/* Off the main thread: the cities of the world have tens of megabytes. Returns the requested list only. */

const sources = rememberAnswers(async (base: string) => hostSource(base));

const ask = (source: LocationSource, { list, country, state }: PlaceRequest) => {
  if (list === 'countries') return source.countries();
  return list === 'states' ? source.states(country) : source.cities(country, state);
};

async function answer(question: PlaceRequest): Promise<PlaceResponse> {
  const { id } = question;
  try {
    return { id, found: await ask(await sources(question.base), question) };
  } catch (error) {
    return { id, reason: reasonOf(error) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<PlaceRequest>) => {
  void answer(data).then((message) => self.postMessage(message, {}));
});
