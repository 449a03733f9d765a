import {
  type BaseQueryApi,
  copyWithStructuralSharing,
  type QueryReturnValue,
} from '@reduxjs/toolkit/query';
import { userKey } from '@/lib/userKey';
import type { ProviderMeta, ProviderRequest } from './baseQuery';
import { isOut, cacheAnswer, cachedAnswer, saveFetchInfo } from './offlineCache';
import { listOf } from './listOf';
import type { Changes } from './long-lists/changes';
import { ListDiff } from './long-lists/listDiff';
import type { ProviderError } from './providerError';
import { legible, unreadable } from './wire';

type Answer<Data> = QueryReturnValue<Data, ProviderError, ProviderMeta>;
/** The part of a query that reading needs: the store, and the query's key in it. */
type Asking = Pick<BaseQueryApi, 'getState' | 'queryCacheKey'>;
type Ask = (request: ProviderRequest) => Answer<unknown> | PromiseLike<Answer<unknown>>;

/** A list as it was read, and what is needed to read the next one. */
type Read<Model> = {
  /** Tells it from every other one of this tab. */
  readonly mark: string;
  readonly list: readonly Model[];
  /** What each entry of the answer was read as. */
  readonly rows: readonly (Model | undefined)[];
  /** The answer; undefined once it was handed over to be compared elsewhere. */
  text?: string | undefined;
};

/** Answers of so many signs are compared and parsed beside the page's own work. */
const long = 128 * 1024;
/** When a long answer is handed over for that, in milliseconds after it was read. */
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

/** What the store has under the key of this query; undefined where it has nothing yet. */
function cached({ getState, queryCacheKey = '' }: Asking, slice: string): object | undefined {
  let found: unknown = getState();
  for (const name of [slice, 'queries', queryCacheKey, 'data']) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Reflect.get(found, name);
  }
  return typeof found === 'object' && found !== null ? found : undefined;
}

/** Long answers go where they cost the page nothing, as soon as it has rested from reading them. */
function handOverLater<Model>(read: Read<Model>): void {
  const { mark, text } = read;
  if (text === undefined || text.length < long || typeof Worker !== 'function') return;
  const sendListToWorker = async () => {
    const elsewhere = await loadElsewhere().catch(() => undefined);
    if (elsewhere?.sendListToWorker(mark, text) === true) read.text = undefined;
  };
  setTimeout(() => void sendListToWorker(), rest);
}

/**
 * Makes the `queryFn` work of lists that are asked for again and again. An answer of the same text as
 * before is not parsed and gives the same list, so that nothing renders; of a changed one, entries
 * that are as they were stay the same objects. For endpoints with `structuralSharing: false`, which
 * keep the list as it is. Long answers are compared and parsed in a worker, from the second one on.
 * Lists that are given a name are kept on this device, and read from there where no answer comes.
 * @param slice the API slice's place in the store
 * @param name what the entries are, for the console
 * @param read one entry to its model, or undefined where it cannot be read
 */
export function listReader<Model>(
  slice: string,
  name: string,
  read: (entry: unknown) => Model | undefined,
) {
  // A list that the store has dropped is forgotten here too, with its text.
  const known = new WeakMap<object, Read<Model>>();

  const note = (next: Read<Model>): Read<Model> => {
    known.set(next.list, next);
    handOverLater(next);
    return next;
  };

  const readText = (
    mark: string,
    text: string,
    answer: unknown,
    before: Read<Model> | undefined,
    meta?: ProviderMeta,
  ): Read<Model> | undefined => {
    const entries = listOf(answer);
    if (entries === undefined) return undefined;
    const fresh = entries.map(read);
    const rows: readonly (Model | undefined)[] = copyWithStructuralSharing(before?.rows, fresh);
    const list = rows === before?.rows ? before.list : legible(rows, name, meta);
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
    return note({ mark, list: legible(rows, name, meta), rows });
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
    api: Asking,
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
      // What the page has already is no older.
      const asks = keptAs !== undefined && cached(api, slice) === undefined && isOut(error);
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
