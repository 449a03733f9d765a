import axios, { type AxiosAdapter, AxiosError } from 'axios';
import { workerCalls } from '@/lib/workerCalls';
import type { Changes } from './changes';
import { ListDiff } from './listDiff';

export type DiffRequest = {
  readonly id: number;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly since: string;
  readonly mark: string;
};

/** A request, a list to remember, or a cancellation. */
export type Message =
  DiffRequest | { readonly mark: string; readonly text: string } | { readonly stop: number };

/** The whole text, or only the changes. */
export type DiffResult =
  | { readonly said: 'all'; readonly text: string }
  | { readonly said: 'the same' }
  | { readonly said: 'changes'; readonly changes: Changes };

/** The answer to a request. */
export type DiffAnswer = { readonly id: number } & (
  { readonly lost: true } | ({ readonly status: number } & DiffResult)
);

const worker = workerCalls<Message, DiffAnswer>(
  () =>
    new Worker(new URL('./longListWorker.ts', import.meta.url), {
      type: 'module',
      name: 'long lists',
    }),
);
let questions = 0;

/** Gives the worker a list to compare with. Returns false if no worker starts. */
export function sendListToWorker(mark: string, text: string): boolean {
  const here = worker();
  here?.post({ mark, text });
  return here !== undefined;
}

/** Fetches through the worker: a `ListDiff`, or the whole text if it lost the list. */
export const workerAdapter =
  (since: string, mark: string): AxiosAdapter =>
  async (config) => {
    const here = worker();
    const byItself = () => axios.getAdapter(axios.defaults.adapter)(config);
    if (here === undefined) return byItself();
    const { url = '', headers, timeout = 0, signal } = config;
    questions += 1;
    const id = questions;
    const answer = await new Promise<DiffAnswer | undefined>((resolve, reject) => {
      const stop = (code: string) => {
        here.post({ stop: id });
        reject(new AxiosError('The list did not come.', code, config));
      };
      const late =
        timeout > 0 ? setTimeout(() => stop(AxiosError.ECONNABORTED), timeout) : undefined;
      signal?.addEventListener?.('abort', () => stop(AxiosError.ERR_CANCELED));
      const settle = (result: DiffAnswer | undefined) => {
        clearTimeout(late);
        resolve(result);
      };
      here.request(
        {
          id,
          url,
          headers: Object.fromEntries(
            Object.entries(headers.toJSON()).map(([name, value]) => [name, String(value)]),
          ),
          since,
          mark,
        },
        { onAnswer: settle, onLost: () => settle(undefined) },
      );
    });
    if (answer === undefined) return byItself();
    if ('lost' in answer) throw new AxiosError('No answer.', AxiosError.ERR_NETWORK, config);
    const data =
      answer.said === 'all'
        ? answer.text
        : new ListDiff(answer.said === 'changes' ? answer.changes : undefined);
    return { data, status: answer.status, statusText: '', headers: {}, config };
  };
