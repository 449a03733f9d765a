import type { FreshAnswer, CachedAnswer } from './offlineCacheStorage';
import type { ProviderError } from './providerError';

const loadStore = () => import('./offlineCacheStorage');
const nothing = () => undefined;

/** No answer came: only then a cached one is shown. */
export const isUnreachable = ({ kind }: ProviderError): boolean =>
  kind === 'offline' || kind === 'timeout';

/** Caches an answer for this member, unless another is logged in by now. */
export function cacheAnswer(
  memberKey: string,
  name: string,
  fresh: Pick<FreshAnswer, 'version' | 'answer'>,
): void {
  const at = Date.now();
  void loadStore()
    .then(({ saveAnswer }) => saveAnswer(memberKey, name, { ...fresh, at }))
    .catch(nothing);
}

/** The cached answer, if this member is still logged in. */
export const cachedAnswer = (memberKey: string, name: string): Promise<CachedAnswer | undefined> =>
  loadStore()
    .then(({ readOwnAnswer: readOwn }) => readOwn(memberKey, name))
    .catch(nothing);

/** Of a list; a cached one has no `hasNextPage`. */
export type FetchInfo = {
  readonly at: number;
  readonly isCached: boolean;
  readonly hasNextPage?: boolean;
};

const fetchInfos = new WeakMap<object, FetchInfo>();

export const saveFetchInfo = (list: object, info: FetchInfo): void => {
  fetchInfos.set(list, info);
};

/** When a list was fetched, from where, and whether it is all; undefined if unknown. */
export const fetchInfoOf = (list: object): FetchInfo | undefined => fetchInfos.get(list);

/** True if the list is a page of a longer one: of posts and comments only the first is loaded. */
export const hasNextPage = (list: object): boolean => fetchInfoOf(list)?.hasNextPage === true;
