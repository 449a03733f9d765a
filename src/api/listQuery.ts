import {
  type BaseQueryApi,
  copyWithStructuralSharing,
  type QueryReturnValue,
} from '@reduxjs/toolkit/query';
import { userKey } from '@/lib/userKey';
import type { ProviderMeta, ProviderRequest } from './baseQuery';
import { isUnreachable, cacheAnswer, cachedAnswer, saveFetchInfo } from './offlineCache';
import { unwrapList } from './unwrapList';
import type { Changes } from './long-lists/changes';
import { ListDiff } from './long-lists/listDiff';
import type { ProviderError } from './providerError';
import { readableEntries, unreadable } from './wire';

type Answer<Data> = QueryReturnValue<Data, ProviderError, ProviderMeta>;
type QueryContext = Pick<BaseQueryApi, 'getState' | 'queryCacheKey'>;
type Ask = (request: ProviderRequest) => Answer<unknown> | PromiseLike<Answer<unknown>>;

/** A list as read, and what the next answer is compared with. */
type Read<Model> = {
  readonly mark: string;
  readonly list: readonly Model[];
  readonly rows: readonly (Model | undefined)[];
  /** The answer; undefined once the worker has it. */
  text?: string | undefined;
};

/** Longer answers, in characters, are compared and parsed in a worker. */
const long = 128 * 1024;
/** Milliseconds from reading a long answer to sending it to the worker. */
const rest = 2000;

const loadElsewhere = () => import('./long-lists/workerRequests');

let marks = 0;
const newMark = (): string => {
  marks += 1;
  return String(marks);
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The cached list of this query. */
function cached({ getState, queryCacheKey = '' }: QueryContext, slice: string): object | undefined {
  let found: unknown = getState();
  for (const name of [slice, 'queries', queryCacheKey, 'data']) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Reflect.get(found, name);
  }
  return typeof found === 'object' && found !== null ? found : undefined;
}

/** Waits until the page has finished with the answer. */
function sendToWorkerLater<Model>(read: Read<Model>): void {
  const { mark, text } = read;
  if (text === undefined || text.length < long || typeof Worker !== 'function') return;
  const sendListToWorker = async () => {
    const elsewhere = await loadElsewhere().catch(() => undefined);
    if (elsewhere?.sendListToWorker(mark, text) === true) read.text = undefined;
  };
  setTimeout(() => void sendListToWorker(), rest);
}

/**
 * A `queryFn` for polled lists: unchanged answers and entries keep their identity. Needs
 * `structuralSharing: false`. Long answers are compared in a worker; `keptAs` names the offline
 * copy.
 */
export function listReader<Model>(
  slice: string,
  name: string,
  read: (entry: unknown) => Model | undefined,
) {
  // Weak: a list that the store drops is dropped here too.
  const known = new WeakMap<object, Read<Model>>();

  const note = (next: Read<Model>): Read<Model> => {
    known.set(next.list, next);
    sendToWorkerLater(next);
    return next;
  };

  const readText = (
    mark: string,
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
    return note({ mark, list, rows, text });
  };

  const readChanges = (
    { parts }: Changes,
    mark: string,
    before: Read<Model>,
    meta: ProviderMeta | undefined,
  ): Read<Model> => {
    const rows = parts.flatMap((part) =>
      'entry' in part ? [read(part.entry)] : before.rows.slice(part.from, part.to),
    );
    return note({ mark, list: readableEntries(rows, name, meta), rows });
  };

  const answerAgain = async (mark: string, asker: string, keptAs: string) => {
    const kept = await cachedAnswer(asker, keptAs);
    const again = kept && readText(mark, kept.text, parsed(kept.text), undefined);
    if (kept !== undefined && again !== undefined) {
      saveFetchInfo(again.list, { at: kept.at, kept: true });
    }
    return again?.list;
  };

  return async (
    fetchWithBQ: Ask,
    api: QueryContext,
    request: ProviderRequest,
    keptAs?: string,
  ): Promise<Answer<readonly Model[]>> => {
    const asker = userKey();
    const before = known.get(cached(api, slice) ?? {});
    const mark = newMark();
    const elsewhere =
      before !== undefined && before.text === undefined ? await loadElsewhere() : undefined;
    const { data, error, meta } = await fetchWithBQ({
      ...request,
      asText: true,
      ...(before && elsewhere && { adapter: elsewhere.workerAdapter(before.mark, mark) }),
    });
    if (error !== undefined) {
      // What the page shows is at least as new.
      const asks = keptAs !== undefined && cached(api, slice) === undefined && isUnreachable(error);
      const list = asks ? await answerAgain(mark, asker, keptAs) : undefined;
      return list === undefined ? { error } : { data: list };
    }
    const keepAs = (next: Read<Model>, answer: () => unknown) => {
      saveFetchInfo(next.list, { at: Date.now(), kept: false });
      if (keptAs !== undefined) cacheAnswer(asker, keptAs, { mark: next.mark, answer });
      return { data: next.list };
    };
    if (data instanceof ListDiff && before !== undefined) {
      const { changes } = data;
      return changes === undefined
        ? keepAs(before, () => undefined)
        : keepAs(readChanges(changes, mark, before, meta), () => changes.newest);
    }
    if (typeof data !== 'string') return unreadable(meta);
    if (before?.text === data) return keepAs(before, () => parsed(data));
    const answer = parsed(data);
    const next = readText(mark, data, answer, before, meta);
    return next === undefined ? unreadable(meta) : keepAs(next, () => answer);
  };
}
