import type { BaseQueryFn, QueryReturnValue } from '@reduxjs/toolkit/query';
import axios, { type AxiosAdapter, type AxiosInstance } from 'axios';
import { joinUrl } from '@/lib/url';
import { type Host, hosts } from './hosts';
import {
  httpError,
  offlineError,
  type ProviderError,
  timeoutError,
  unreadableError,
} from './providerError';
import { type CallError, type CallRecord, type ProviderLog, providerLogOf } from './providerLog';
import { providerReady } from './providerReady';
import { sessionPort } from './sessionPort';
import { requestTimeoutMs, uploadTimeoutMs } from './timeouts';

/** One call: the path to the letter (its trailing slash counts), and a body of one kind. */
export type ProviderRequest = {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly multipart?: FormData;
  /** Milliseconds; 30,000 unless told, bodies with a file get 120,000. */
  readonly timeout?: number;
  /** Told how much of the body has left, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Asked right before the call leaves, each time it does; false keeps it here, as without a network. */
  readonly onLeave?: () => Promise<boolean>;
  /** Told each time its token was refused, before it waits for the member to log in again. */
  readonly onRefused?: () => Promise<void>;
  /** Another host than the slice's own. */
  readonly host?: Host;
  /** False sends the call without the token, whoever is logged in. */
  readonly authorize?: boolean;
  /** True hands the body of an answer of success on as text, for callers that parse it themselves. */
  readonly asText?: boolean;
  /** Another way to the provider than the page's own; what it brings is handed on as `asText` is. */
  readonly adapter?: AxiosAdapter;
  /** True where a 401 is only the answer to this call and ends no session. */
  readonly asksOnly?: boolean;
};

/** What the answer carried besides its body. */
export type ProviderMeta = {
  readonly status: number;
  /** Told what reading the answer came to; undefined where all of it could not be read. */
  readonly onRead?: (entries: CallRecord['entries']) => void;
};

/** Bodies stay text until we parse them: axios would hand a broken JSON body on as if it were one. */
const client: AxiosInstance = axios.create({
  responseType: 'text',
  transformResponse: [(body: unknown) => body],
  validateStatus: () => true,
});

const carriesFile = ({ multipart }: ProviderRequest) =>
  multipart !== undefined && [...multipart.values()].some((part) => typeof part !== 'string');

function bodyOf(request: ProviderRequest): unknown {
  if (request.multipart !== undefined) return request.multipart;
  if (request.form !== undefined) return new URLSearchParams(request.form);
  return request.json;
}

function parseBody(text: unknown): { readable: boolean; value: unknown } {
  if (typeof text !== 'string' || text.trim() === '') return { readable: true, value: undefined };
  try {
    const value: unknown = JSON.parse(text);
    return { readable: true, value };
  } catch {
    return { readable: false, value: undefined };
  }
}

const errorOf = (status: number): CallError | undefined => {
  if (status >= 200 && status <= 299) return undefined;
  return status >= 500 ? 'server' : 'refused';
};

type Answer = QueryReturnValue<unknown, ProviderError, ProviderMeta>;

type Options = {
  /** The host the slice belongs to. */
  readonly host: Host;
  /** The word before the token in the Authorization header (specification, section 6). */
  readonly scheme: 'JWT' | 'Bearer';
};

/**
 * The way every slice calls the provider: axios, the host's authorization scheme, a time-out of its
 * own, the abort signal passed on, and one error shape. A call whose token was refused waits for the
 * member to log in again.
 */
export function providerBaseQuery({
  host,
  scheme,
}: Options): BaseQueryFn<ProviderRequest, unknown, ProviderError, object, ProviderMeta> {
  const send = async (
    request: ProviderRequest,
    signal: AbortSignal,
    token: string | undefined,
    log: ProviderLog | undefined,
  ): Promise<Answer> => {
    const { method = 'GET', path } = request;
    let left: number | undefined;
    const ended = (how: { readonly status?: number; readonly error?: CallError | undefined }) => ({
      method,
      path,
      took: performance.now() - (left ?? 0),
      ...how,
    });
    try {
      await providerReady();
      if ((await request.onLeave?.()) === false) return { error: offlineError };
      left = performance.now();
      const answer = await client.request<unknown>({
        url: joinUrl(hosts[request.host ?? host], path),
        method,
        data: bodyOf(request),
        signal,
        timeout: request.timeout ?? (carriesFile(request) ? uploadTimeoutMs : requestTimeoutMs),
        ...(request.adapter && { adapter: request.adapter }),
        ...(request.onProgress && {
          onUploadProgress: ({ progress = 0 }) => request.onProgress?.(progress),
        }),
        headers: {
          Accept: 'application/json',
          ...(token === undefined ? {} : { Authorization: `${scheme} ${token}` }),
        },
      });
      const { status } = answer;
      const here = ended({ status, error: errorOf(status) });
      log?.add(here);
      const onRead = (entries: CallRecord['entries']) => log?.addReading(here, entries);
      const meta = { status, ...(log && { onRead }) };
      if (status === 401) await request.onRefused?.();
      const success = here.error === undefined;
      if (success && request.asText === true) return { data: answer.data, meta };
      const body = parseBody(answer.data);
      if (!success) return { error: httpError(status, body.value), meta };
      if (body.readable) return { data: body.value ?? null, meta };
      onRead(undefined);
      return { error: unreadableError, meta };
    } catch (error) {
      const timedOut =
        axios.isAxiosError(error) && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT');
      // Only what left and was not called back says something about the provider.
      if (log !== undefined && left !== undefined && !signal.aborted) {
        const lost = navigator.onLine ? 'unreachable' : 'disconnected';
        log.add(ended({ error: timedOut ? 'timeout' : lost }));
      }
      return { error: timedOut ? timeoutError : offlineError };
    }
  };
  return async (request, { signal, extra }) => {
    const log = providerLogOf(extra);
    if (request.authorize === false) return send(request, signal, undefined, log);
    if (request.asksOnly === true) return send(request, signal, sessionPort().token(), log);
    return sessionPort().sendAsMember(signal, (token) => send(request, signal, token, log));
  };
}
