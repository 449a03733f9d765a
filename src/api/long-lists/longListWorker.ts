import { diffLists, type KnownList, readKnownList } from './changes';
import type { DiffAnswer, Message, DiffRequest, DiffResult } from './workerRequests';

/* Fetches, compares and parses long lists off the main thread; returns only changes. */

/** The newest text of each list, the one used last at the end. */
const known = new Map<string, KnownList>();
/** The general feed, as many communities as have their posts counted, and a few earlier texts. */
const maxLists = 24;
const pending = new Map<number, AbortController>();

function remember(version: string, { text, positions }: KnownList): void {
  known.delete(version);
  known.set(version, { text, positions });
  const [oldest] = known.keys();
  if (known.size > maxLists && oldest !== undefined) known.delete(oldest);
}

function compare(text: string, { since, version }: DiffRequest): DiffResult {
  const before = known.get(since);
  if (before?.text === text) {
    remember(since, before);
    return { kind: 'the same' };
  }
  const list = readKnownList(text);
  if (before === undefined || list === undefined) return { kind: 'all', text };
  known.delete(since);
  remember(version, list);
  return { kind: 'changes', changes: diffLists(list, before) };
}

async function answer(request: DiffRequest): Promise<DiffAnswer> {
  const { id, url, headers } = request;
  const stop = new AbortController();
  pending.set(id, stop);
  try {
    const response = await fetch(url, { headers, signal: stop.signal, cache: 'no-cache' });
    const { status, ok } = response;
    const retryAfter = response.headers.get('Retry-After');
    const text = await response.text();
    const result: DiffResult = ok ? compare(text, request) : { kind: 'all', text };
    return { id, status, retryAfter, ...result };
  } catch {
    return { id, lost: true };
  } finally {
    pending.delete(id);
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if ('stop' in data) pending.get(data.stop)?.abort();
  else if ('text' in data) {
    const list = readKnownList(data.text);
    if (list !== undefined) remember(data.version, list);
  } else void answer(data).then((message) => self.postMessage(message, {}));
});
