import type { FreshAnswer, CachedAnswer } from './offlineCacheStorage';
import type { ProviderError } from './providerError';

const loadStore = () => import('./offlineCacheStorage');
const nothing = () => undefined;

/** True where no answer came: only then a kept one may stand in. */
export const isOut = ({ kind }: ProviderError): boolean => kind === 'offline' || kind === 'timeout';

/**
 * Keeps an answer on this device for who asked, to be read without a connection; nothing where the
 * device refuses, or where somebody else is here by now.
 * @param asker the `userKey` when the question was asked
 */
export function cacheAnswer(
  asker: string,
  name: string,
  fresh: Pick<FreshAnswer, 'mark' | 'answer'>,
): void {
  const at = Date.now();
  void loadStore()
    .then(({ saveAnswer }) => saveAnswer(asker, name, { ...fresh, at }))
    .catch(nothing);
}

/** What was kept for who asks, while they are on this tab; undefined where nothing is. */
export const cachedAnswer = (asker: string, name: string): Promise<CachedAnswer | undefined> =>
  loadStore()
    .then(({ readOwn }) => readOwn(asker, name))
    .catch(nothing);

/** When a list was read from the provider, in milliseconds, and whether it is only the kept one. */
export type FetchInfo = { readonly at: number; readonly kept: boolean };

const readings = new WeakMap<object, FetchInfo>();

/** Notes when a list was read. */
export const saveFetchInfo = (list: object, reading: FetchInfo): void => {
  readings.set(list, reading);
};

/** When a list was read; undefined for lists that are not noted. */
export const fetchInfoOf = (list: object): FetchInfo | undefined => readings.get(list);
