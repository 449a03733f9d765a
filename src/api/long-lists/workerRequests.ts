import axios, { type AxiosAdapter, AxiosError } from 'axios';
import { workerCalls } from '@/lib/workerCalls';
import type { Changes } from './changes';
import { ListDiff } from './listDiff';

/** What the worker is asked: what a list says since it was read. */
export type DiffQuestion = {
  readonly id: number;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Mark of the list that the page has. */
  readonly since: string;
  /** Mark of the answer, where it is another list. */
  readonly mark: string;
};

/** What the worker is told: a question, a list to remember, or to stop with a question. */
export type Message =
  DiffQuestion | { readonly mark: string; readonly text: string } | { readonly stop: number };

/** What an answer says: all of it, or no more than what is new. */
export type Said =
  | { readonly said: 'all'; readonly text: string }
  | { readonly said: 'the same' }
  | { readonly said: 'changes'; readonly changes: Changes };

/** What came of a question. */
export type DiffAnswer = { readonly id: number } & (
  { readonly lost: true } | ({ readonly status: number } & Said)
);

const worker = workerCalls<Message, DiffAnswer>(
  () =>
    new Worker(new URL('./longListWorker.ts', import.meta.url), {
      type: 'module',
      name: 'long lists',
    }),
);
let questions = 0;

/**
 * Hands a list's text over, so that what comes after it is compared beside the page's own work.
 * @returns false where this browser starts no worker
 */
export function sendListToWorker(mark: string, text: string): boolean {
  const here = worker();
  here?.tell({ mark, text });
  return here !== undefined;
}

/**
 * The way to the provider for a list that was handed over: what comes back is a `ListDiff`, or all of
 * the text where the worker does not know the list any more. Where the worker fails, the page asks by
 * itself.
 * @param since mark of the list that the page has
 * @param mark mark of the answer, where it is another list
 */
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
        here.tell({ stop: id });
        reject(new AxiosError('The list did not come.', code, config));
      };
      const late =
        timeout > 0 ? setTimeout(() => stop(AxiosError.ECONNABORTED), timeout) : undefined;
      signal?.addEventListener?.('abort', () => stop(AxiosError.ERR_CANCELED));
      const settle = (result: DiffAnswer | undefined) => {
        clearTimeout(late);
        resolve(result);
      };
      here.ask(
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
