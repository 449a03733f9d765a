import type { FreshAnswer, KeptAnswer } from './keptStore';
import type { ProviderError } from './providerError';

const loadStore = () => import('./keptStore');
const nothing = () => undefined;

/** True where no answer came: only then a kept one may stand in. */
export const isOut = ({ kind }: ProviderError): boolean => kind === 'offline' || kind === 'timeout';

/**
 * Keeps an answer on this device for who asked, to be read without a connection; nothing where the
 * device refuses, or where somebody else is here by now.
 * @param asker the `userKey` when the question was asked
 */
export function keepAnswer(
  asker: string,
  name: string,
  fresh: Pick<FreshAnswer, 'mark' | 'answer'>,
): void {
  const at = Date.now();
  void loadStore()
    .then(({ keep }) => keep(asker, name, { ...fresh, at }))
    .catch(nothing);
}

/** What was kept for who asks, while they are on this tab; undefined where nothing is. */
export const keptAnswer = (asker: string, name: string): Promise<KeptAnswer | undefined> =>
  loadStore()
    .then(({ readOwn }) => readOwn(asker, name))
    .catch(nothing);

/** Removes what is kept for a member. @param owner their `userKey` */
export async function forgetAnswers(owner: string): Promise<void> {
  const { forget } = await loadStore();
  await forget(owner);
}

/** When a list was read from the provider, in milliseconds, and whether it is only the kept one. */
export type Reading = { readonly at: number; readonly kept: boolean };

const readings = new WeakMap<object, Reading>();

/** Notes when a list was read. */
export const noteReading = (list: object, reading: Reading): void => {
  readings.set(list, reading);
};

/** When a list was read; undefined for lists that are not noted. */
export const readingOf = (list: object): Reading | undefined => readings.get(list);
