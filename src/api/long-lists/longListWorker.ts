import { diffLists, type KnownList, readKnown } from './changes';
import type { DiffAnswer, Message, DiffRequest, DiffResult } from './workerRequests';

/* Fetches, compares and parses long lists off the main thread; returns only changes. */

/** The newest text of each list on the page, and a few earlier ones. */
const known = new Map<string, KnownList>();
const most = 4;
const underWay = new Map<number, AbortController>();

function know(mark: string, { text, places }: KnownList): void {
  known.set(mark, { text, places });
  const [oldest] = known.keys();
  if (known.size > most && oldest !== undefined) known.delete(oldest);
}

function compare(text: string, { since, mark }: DiffRequest): DiffResult {
  const before = known.get(since);
  if (before?.text === text) return { said: 'the same' };
  const list = readKnown(text);
  if (before === undefined || list === undefined) return { said: 'all', text };
  known.delete(since);
  know(mark, list);
  return { said: 'changes', changes: diffLists(list, before) };
}

async function answer(question: DiffRequest): Promise<DiffAnswer> {
  const { id, url, headers } = question;
  const stop = new AbortController();
  underWay.set(id, stop);
  try {
    const response = await fetch(url, { headers, signal: stop.signal });
    const { status, ok } = response;
    const text = await response.text();
    const said: DiffResult = ok ? compare(text, question) : { said: 'all', text };
    return { id, status, ...said };
  } catch {
    return { id, lost: true };
  } finally {
    underWay.delete(id);
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if ('stop' in data) underWay.get(data.stop)?.abort();
  else if ('text' in data) {
    const list = readKnown(data.text);
    if (list !== undefined) know(data.mark, list);
  } else void answer(data).then((message) => self.postMessage(message, {}));
});
