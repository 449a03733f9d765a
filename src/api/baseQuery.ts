import type { BaseQueryFn, QueryReturnValue } from '@reduxjs/toolkit/query';
import axios, { type AxiosAdapter, type AxiosInstance } from 'axios';
import { parseJson } from '@/lib/parseJson';
import { serviceIn } from '@/lib/servicesContext';
import { joinUrl } from '@/lib/url';
import { isOnline } from '@/lib/useOnline';
import { type Host, hosts, requestTimeoutMs, uploadTimeoutMs, providerReady } from './provider';
import {
  httpError,
  offlineError,
  type ProviderError,
  timeoutError,
  unreadableError,
} from './providerError';
import { type CallError, type CallRecord, ProviderLog } from './providerLog';
import { SessionPort } from './sessionPort';

/** One call. The path's trailing slash counts. */
export type ProviderRequest = {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly multipart?: FormData;
  /** Milliseconds; default 30,000, with a file 120,000. */
  readonly timeout?: number;
  /** Progress of the upload, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Called right before each sending; false cancels it as if offline. */
  readonly beforeSend?: () => Promise<boolean>;
  /** Called each time the token was refused, before the call waits for a login. */
  readonly onRefused?: () => Promise<void>;
  readonly host?: Host;
  readonly authorize?: boolean;
  /** True returns a successful body as text. */
  readonly asText?: boolean;
  /** Replaces the transport; its bodies are returned as with `asText`. */
  readonly adapter?: AxiosAdapter;
  /** True if a 401 does not end the session. */
  readonly skipsReauth?: boolean;
};

export type ProviderMeta = {
  readonly status: number;
  /** Reports the result of parsing; undefined if nothing could be read. */
  readonly onRead?: (entries: CallRecord['entries']) => void;
};

/** Parsed here: axios would return broken JSON as if it were text. */
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

/** Null if it is empty, undefined if it cannot be read. */
const parseBody = (text: unknown): unknown =>
  typeof text === 'string' && text.trim() !== '' ? parseJson(text) : null;

/** Milliseconds that `Retry-After` counts at most. */
const maxRetryAfterMs = 10 * 60_000;

/** From seconds or a date; another origin's is readable only if exposed. */
function retryAfterOf(header: unknown): number | undefined {
  const text = typeof header === 'string' ? header.trim() : '';
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return ms > 0 ? Math.min(ms, maxRetryAfterMs) : undefined;
}

const errorOf = (status: number): CallError | undefined => {
  if (status >= 200 && status <= 299) return undefined;
  return status >= 500 ? 'server' : 'refused';
};

export type Answer<Data = unknown> = QueryReturnValue<Data, ProviderError, ProviderMeta>;

/** The base query as endpoints call it. */
export type FetchCall = (request: ProviderRequest) => Answer | PromiseLike<Answer>;

/** Base query of every slice: one error shape; a refused token waits for a login and a resend. */
export function providerBaseQuery(
  host: Host,
): BaseQueryFn<ProviderRequest, unknown, ProviderError, object, ProviderMeta> {
  // Specification, section 6.
  const scheme = host === 'outsourcing' ? 'Bearer' : 'JWT';
  const send = async (
    request: ProviderRequest,
    signal: AbortSignal,
    token: string | undefined,
    log: ProviderLog | undefined,
  ): Promise<Answer> => {
    const { method = 'GET', path } = request;
    let startedAt: number | undefined;
    const outcomeOf = (how: {
      readonly status?: number;
      readonly error?: CallError | undefined;
    }) => ({ method, path, durationMs: performance.now() - (startedAt ?? 0), ...how });
    try {
      await providerReady();
      if ((await request.beforeSend?.()) === false) return { error: offlineError };
      startedAt = performance.now();
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
      const outcome = outcomeOf({ status, error: errorOf(status) });
      log?.add(outcome);
      const onRead = (entries: CallRecord['entries']) => log?.addReading(outcome, entries);
      const meta = { status, ...(log && { onRead }) };
      if (status === 401) await request.onRefused?.();
      const success = outcome.error === undefined;
      if (success && request.asText === true) return { data: answer.data, meta };
      const body = parseBody(answer.data);
      if (!success) {
        const isThrottled = status === 429 || status === 503;
        const wait = isThrottled ? retryAfterOf(answer.headers['retry-after']) : undefined;
        return { error: httpError(status, body, wait, host), meta };
      }
      if (body !== undefined) return { data: body, meta };
      onRead(undefined);
      return { error: unreadableError, meta };
    } catch (error) {
      const timedOut =
        axios.isAxiosError(error) && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT');
      // Aborted and unsent calls say nothing about the provider.
      if (log !== undefined && startedAt !== undefined && !signal.aborted) {
        const lost = isOnline() ? 'unreachable' : 'disconnected';
        log.add(outcomeOf({ error: timedOut ? 'timeout' : lost }));
      }
      return { error: timedOut ? timeoutError : offlineError };
    }
  };
  return async (request, { signal, extra }) => {
    const log = serviceIn(extra, 'providerLog', ProviderLog);
    const session = serviceIn(extra, 'sessionPort', SessionPort);
    if (request.authorize === false || session === undefined)
      return send(request, signal, undefined, log);
    if (request.skipsReauth === true) return send(request, signal, session.token(), log);
    const { method = 'GET', path } = request;
    const call = `${method} ${path.replaceAll(/\d+/g, '')}`;
    return session.sendWithReauth(signal, (token) => send(request, signal, token, log), call);
  };
}
