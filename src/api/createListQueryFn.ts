import { type BaseQueryApi, copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { fieldOf } from '@/lib/fieldOf';
import { newId } from '@/lib/newId';
import { parseJson } from '@/lib/parseJson';
import { userKey } from '@/lib/userKey';
import type { Answer, FetchCall, ProviderMeta, ProviderRequest } from './baseQuery';
import { isUnreachable, cacheAnswer, cachedAnswer, saveFetchInfo } from './offlineCache';
import { nextPageOf, unwrapList } from './unwrapList';
import { readableEntries, unreadable } from './wire';

type QueryContext = Pick<BaseQueryApi, 'getState' | 'queryCacheKey'>;

/** A list as read, and what the next answer is compared with. */
type Read<Model> = {
  readonly version: string;
  readonly list: readonly Model[];
  readonly rows: readonly (Model | undefined)[];
  readonly hasNextPage: boolean;
  readonly body: Uint8Array;
};

const areEqual = (one: Uint8Array, other: Uint8Array): boolean => {
  if (one.length !== other.length) return false;
  // A plain loop: `every` is several times slower on megabytes.
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
};

/** The cached list of this query. */
function cached({ getState, queryCacheKey = '' }: QueryContext, slice: string): object | undefined {
  const path = [slice, 'queries', queryCacheKey, 'data'];
  const found = path.reduce<unknown>(fieldOf, getState());
  return typeof found === 'object' && found !== null ? found : undefined;
}

/**
 * A `queryFn` for polled lists: unchanged answers are not parsed, unchanged entries keep their
 * identity. Needs `structuralSharing: false`; `offlineKey` names the offline copy.
 */
export function createListQueryFn<Model>(
  slice: string,
  name: string,
  read: (entry: unknown) => Model | undefined,
) {
  // Weak: a list that the store drops is dropped here too.
  const known = new WeakMap<object, Read<Model>>();

  const readBody = (
    body: Uint8Array,
    answer: unknown,
    before?: Read<Model>,
    meta?: ProviderMeta,
  ): Read<Model> | undefined => {
    const entries = unwrapList(answer);
    if (entries === undefined) return undefined;
    const fresh = entries.map(read);
    const rows: readonly (Model | undefined)[] = copyWithStructuralSharing(before?.rows, fresh);
    const list = rows === before?.rows ? before.list : readableEntries(rows, name, meta);
    const hasNextPage = nextPageOf(answer) !== '';
    const next = { version: newId(), list, rows, hasNextPage, body };
    known.set(list, next);
    return next;
  };

  const answerFromCache = async (memberKey: string, offlineKey: string) => {
    const stored = await cachedAnswer(memberKey, offlineKey);
    const restored = stored && readBody(new Uint8Array(), parseJson(stored.text));
    if (stored !== undefined && restored !== undefined) {
      saveFetchInfo(restored.list, { at: stored.at, isCached: true });
    }
    return restored?.list;
  };

  return async (
    fetchWithBQ: FetchCall,
    api: QueryContext,
    request: ProviderRequest,
    offlineKey?: string,
  ): Promise<Answer<readonly Model[]>> => {
    const memberKey = userKey();
    const { data, error, meta } = await fetchWithBQ({ ...request, asBytes: true });
    if (error !== undefined) {
      // What the page shows is at least as new.
      const isCacheNeeded =
        offlineKey !== undefined && cached(api, slice) === undefined && isUnreachable(error);
      const list = isCacheNeeded ? await answerFromCache(memberKey, offlineKey) : undefined;
      return list === undefined ? { error } : { data: list };
    }
    if (!(data instanceof Uint8Array)) return unreadable(meta);
    const before = known.get(cached(api, slice) ?? {});
    let parsed: unknown;
    const answer = () => (parsed ??= parseJson(new TextDecoder().decode(data)));
    const isSame = before !== undefined && areEqual(before.body, data);
    const next = isSame ? before : readBody(data, answer(), before, meta);
    if (next === undefined) return unreadable(meta);
    const { hasNextPage } = next;
    saveFetchInfo(next.list, { at: Date.now(), isCached: false, hasNextPage });
    if (offlineKey !== undefined)
      cacheAnswer(memberKey, offlineKey, { version: next.version, answer });
    return { data: next.list };
  };
}
