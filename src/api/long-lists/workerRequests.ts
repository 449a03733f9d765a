import axios, { type AxiosAdapter, AxiosError } from 'axios';
import type { Changes } from './changes';
import { ListDiff } from './listDiff';

export type DiffRequest = {
  readonly id: number;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly since: string;
  readonly version: string;
};

export type Message =
  DiffRequest | { readonly version: string; readonly text: string } | { readonly stop: number };

export type DiffResult =
  | { readonly kind: 'all'; readonly text: string }
  | { readonly kind: 'the same' }
  | { readonly kind: 'changes'; readonly changes: Changes };

export type DiffAnswer = { readonly id: number } & (
  | { readonly lost: true }
  | ({ readonly status: number; readonly retryAfter: string | null } & DiffResult)
);

/** What settles each unanswered request, by its number; without an answer the worker is lost. */
const unanswered = new Map<number, (answer: DiffAnswer | undefined) => void>();
let worker: Worker | undefined;
let isLost = false;
let lastId = 0;

/** Milliseconds in which a worker confirms that it cancelled a request. */
const cancelMs = 5000;

function handleWorkerFailure(): void {
  isLost = true;
  const settles = [...unanswered.values()];
  unanswered.clear();
  for (const settle of settles) settle(undefined);
}

function startWorker(): Worker {
  const started = new Worker(new URL('./longListWorker.ts', import.meta.url), {
    type: 'module',
    name: 'long lists',
  });
  started.addEventListener('message', ({ data }: MessageEvent<DiffAnswer>) => {
    unanswered.get(data.id)?.(data);
    unanswered.delete(data.id);
  });
  started.addEventListener('error', handleWorkerFailure);
  started.addEventListener('messageerror', handleWorkerFailure);
  return started;
}

/** Sends a message to the worker, which starts on demand. False if it cannot start or has failed. */
function post(message: Message): boolean {
  if (isLost) return false;
  try {
    worker ??= startWorker();
  } catch {
    isLost = true;
    return false;
  }
  worker.postMessage(message, {});
  return true;
}

/** Gives the worker a list to compare with. Returns false if no worker starts. */
export const sendListToWorker = (version: string, text: string): boolean => post({ version, text });

/** Fetches through the worker: a `ListDiff`, or the whole text if it lost the list. */
export const workerAdapter =
  (since: string, version: string): AxiosAdapter =>
  async (config) => {
    const { url = '', headers: sent, timeout = 0, signal } = config;
    const headers = sent.toJSON(true);
    lastId += 1;
    const id = lastId;
    const answer = await new Promise<DiffAnswer | undefined>((resolve, reject) => {
      if (!post({ id, url, headers, since, version })) return resolve(undefined);
      const stop = (code: string) => {
        post({ stop: id });
        // Some browsers end a worker without an event, for example when memory is short.
        const silence = setTimeout(handleWorkerFailure, cancelMs);
        unanswered.set(id, () => clearTimeout(silence));
        reject(new AxiosError('The list did not come.', code, config));
      };
      const timer =
        timeout > 0 ? setTimeout(() => stop(AxiosError.ECONNABORTED), timeout) : undefined;
      signal?.addEventListener?.('abort', () => stop(AxiosError.ERR_CANCELED));
      return unanswered.set(id, (result) => {
        clearTimeout(timer);
        resolve(result);
      });
    });
    if (answer === undefined) return axios.getAdapter(axios.defaults.adapter)(config);
    if ('lost' in answer) throw new AxiosError('No answer.', AxiosError.ERR_NETWORK, config);
    const data =
      answer.kind === 'all'
        ? answer.text
        : new ListDiff(answer.kind === 'changes' ? answer.changes : undefined);
    const headersRead = { 'retry-after': answer.retryAfter };
    return { data, status: answer.status, statusText: '', headers: headersRead, config };
  };
