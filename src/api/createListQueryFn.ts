import { type BaseQueryApi, copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { fieldOf } from '@/lib/fieldOf';
import { parseJson } from '@/lib/parseJson';
import { userKey } from '@/lib/userKey';
import type { Answer, FetchCall, ProviderMeta, ProviderRequest } from './baseQuery';
import { isUnreachable, cacheAnswer, cachedAnswer, saveFetchInfo } from './offlineCache';
import { portalApi } from './portalApi';
import { nextPageOf, unwrapList } from './unwrapList';
import type { Changes } from './long-lists/changes';
import { ListDiff } from './long-lists/listDiff';
import { readableEntries, unreadable } from './wire';

type QueryContext = Pick<BaseQueryApi, 'getState' | 'queryCacheKey'>;

/** A list as read, and what the next answer is compared with. */
type Read<Model> = {
  readonly version: string;
  readonly list: readonly Model[];
  readonly rows: readonly (Model | undefined)[];
  readonly hasNextPage: boolean;
  /** The answer; undefined once the worker has it. */
  text?: string | undefined;
};

/** Longer answers, in characters, are compared and parsed in a worker. */
const longAnswerLength = 128 * 1024;
/** Milliseconds from reading a long answer to sending it to the worker. */
const workerDelayMs = 2000;

const loadWorkerRequests = () => import('./long-lists/workerRequests');

let lastVersion = 0;
const newVersion = (): string => {
  lastVersion += 1;
  return String(lastVersion);
};

function cached({ getState, queryCacheKey = '' }: QueryContext): object | undefined {
  const path = [portalApi.reducerPath, 'queries', queryCacheKey, 'data'];
  const found = path.reduce<unknown>(fieldOf, getState());
  return typeof found === 'object' && found !== null ? found : undefined;
}

/** Waits until the page has finished with the answer. */
function sendToWorkerLater<Model>(read: Read<Model>): void {
  const { version, text } = read;
  if (text === undefined || text.length < longAnswerLength || typeof Worker !== 'function') return;
  const sendListToWorker = async () => {
    const worker = await loadWorkerRequests().catch(() => undefined);
    if (worker?.sendListToWorker(version, text) === true) read.text = undefined;
  };
  setTimeout(() => void sendListToWorker(), workerDelayMs);
}

/** For polled lists: what is unchanged keeps its identity. Needs `structuralSharing: false`. */
export function createListQueryFn<Model>(
  name: string,
  read: (entry: unknown) => Model | undefined,
) {
  // Weak: a list that the store drops is dropped here too.
  const known = new WeakMap<object, Read<Model>>();

  const remember = (next: Read<Model>): Read<Model> => {
    known.set(next.list, next);
    sendToWorkerLater(next);
    return next;
  };

  const readText = (
    version: string,
    text: string,
    answer: unknown,
    before: Read<Model> | undefined,
    meta?: ProviderMeta,
  ): Read<Model> | undefined => {
    const entries = unwrapList(answer);
    if (entries === undefined) return undefined;
    const fresh = entries.map(read);
    const rows: readonly (Model | undefined)[] = copyWithStructuralSharing(before?.rows, fresh);
    const list = rows === before?.rows ? before.list : readableEntries(rows, name, meta);
    return remember({ version, list, rows, hasNextPage: nextPageOf(answer) !== '', text });
  };

  const readChanges = (
    { parts, hasNextPage }: Changes,
    version: string,
    before: Read<Model>,
    meta: ProviderMeta | undefined,
  ): Read<Model> => {
    const rows = parts.flatMap((part) =>
      'entry' in part ? [read(part.entry)] : before.rows.slice(part.from, part.to),
    );
    return remember({ version, list: readableEntries(rows, name, meta), rows, hasNextPage });
  };

  const answerFromCache = async (version: string, memberKey: string, offlineKey: string) => {
    const stored = await cachedAnswer(memberKey, offlineKey);
    const restored = stored && readText(version, stored.text, parseJson(stored.text), undefined);
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
    const before = known.get(cached(api) ?? {});
    const version = newVersion();
    const worker =
      before !== undefined && before.text === undefined ? await loadWorkerRequests() : undefined;
    const { data, error, meta } = await fetchWithBQ({
      ...request,
      asText: true,
      ...(before && worker && { adapter: worker.workerAdapter(before.version, version) }),
    });
    if (error !== undefined) {
      // What the page shows is at least as new.
      const isCacheNeeded =
        offlineKey !== undefined && cached(api) === undefined && isUnreachable(error);
      const list = isCacheNeeded
        ? await answerFromCache(version, memberKey, offlineKey)
        : undefined;
      return list === undefined ? { error } : { data: list };
    }
    const cacheAndAnswer = (next: Read<Model>, answer: () => unknown) => {
      const { hasNextPage } = next;
      saveFetchInfo(next.list, { at: Date.now(), isCached: false, hasNextPage });
      if (offlineKey !== undefined)
        cacheAnswer(memberKey, offlineKey, { version: next.version, answer });
      return { data: next.list };
    };
    if (data instanceof ListDiff && before !== undefined) {
      const { changes } = data;
      return changes === undefined
        ? cacheAndAnswer(before, () => undefined)
        : cacheAndAnswer(readChanges(changes, version, before, meta), () => changes.newest);
    }
    if (typeof data !== 'string') return unreadable(meta);
    if (before?.text === data) return cacheAndAnswer(before, () => parseJson(data));
    const answer = parseJson(data);
    const next = readText(version, data, answer, before, meta);
    return next === undefined ? unreadable(meta) : cacheAndAnswer(next, () => answer);
  };
}
