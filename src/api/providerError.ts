import type { SerializedError } from '@reduxjs/toolkit';
import { providerErrorWords as words, statusWords } from '@/content/providerErrorWords';
import { fieldOf, isRecord, textOf } from '@/lib/fieldOf';
import { visibleText } from '@/lib/visibleText';
import type { Host } from './provider';

/** The one error shape. After `offline` and `timeout` the request may still have arrived. */
export type ProviderError = {
  readonly kind: 'offline' | 'timeout' | 'http' | 'unreadable';
  readonly status?: number;
  readonly message: string;
  /** True if the message is the provider's own. Items in the outbox are stored with this name. */
  readonly said: boolean;
  /** Milliseconds until the provider wants to be called again. */
  readonly retryAfterMs?: number;
  /** The messages per field, by the provider's field name. */
  readonly fields?: Readonly<Record<string, string>>;
};

// A failing server, or one behind a gateway (408), may have stored what was sent; a closed one not.
const isRefusal = (status = 0) =>
  (status >= 400 && status < 500 && status !== 408) || status === 503;

/** Whether a call may have arrived; `offline` is not counted here, since it may never have left. */
export const mayHaveArrived = ({ kind, status }: ProviderError): boolean =>
  kind === 'timeout' || (kind === 'http' && !isRefusal(status));

/** For a status without a readable message. */
export function statusMessage(status: number): string {
  return statusWords[status] ?? (status >= 500 ? words.failed : words.refused);
}

/** Longer sentences are cut: they are shown beside fields and in toasts. */
const maxMessageLength = 300;

/** Keys of the message, best first. */
const sentenceKeys = ['detail', 'message', 'msg', 'error', 'non_field_errors'];

/** For programs; shown only if there is nothing else. */
const codeKeys = new Set(['code', 'status', 'type', 'loc', 'instance', 'pointer']);

function byWorth(record: Readonly<Record<string, unknown>>): readonly unknown[] {
  const rank = (key: string) => {
    const at = sentenceKeys.indexOf(key);
    return at >= 0 ? at : sentenceKeys.length + (codeKeys.has(key) ? 1 : 0);
  };
  const entries = Object.entries(record);
  return entries.toSorted(([one], [other]) => rank(one) - rank(other)).map(([, value]) => value);
}

const maxDepth = 5;

function firstSentence(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string')
    return visibleText(value.trim().slice(0, maxMessageLength)) || undefined;
  if (depth > maxDepth) return undefined;
  const parts = Array.isArray(value) ? value : isRecord(value) ? byWorth(value) : [];
  for (const part of parts) {
    const sentence = firstSentence(part, depth + 1);
    if (sentence !== undefined) return sentence;
  }
  return undefined;
}

/** All sentences of a field's list: a password may break several rules. */
const fieldSentence = (value: unknown): string | undefined =>
  Array.isArray(value)
    ? firstSentence([...new Set(value.map((part) => firstSentence(part)))].join(' '))
    : firstSentence(value);

/** No form has more fields. */
const maxFields = 30;

/** Of the whole answer: `detail` first (decisions, 3). */
const wholeKeys = ['detail', 'message', 'error', 'non_field_errors', 'errors'];
const noFieldKeys = [...wholeKeys, 'code', 'status', 'statusCode', 'status_code', 'success'];

/** Members of a problem document that are no form fields. */
const problemKeys = ['type', 'title', 'instance', 'traceId'];

/** RFC 9457: `type` is an address, `title` a sentence. */
function isProblem({ type, title, status }: Readonly<Record<string, unknown>>): boolean {
  const named = typeof type === 'string' && /^(?:about:blank$|[a-z][a-z\d+.-]*:\S|\/)/i.test(type);
  return named || (typeof title === 'string' && typeof status === 'number');
}

/** By field, or a list with each field's name in `attr` (drf-standardized-errors). */
function entriesOf(errors: unknown): readonly (readonly [string, unknown])[] {
  if (!Array.isArray(errors)) return Object.entries(isRecord(errors) ? errors : {});
  return errors.map((one: unknown) => [textOf(one, 'attr') || 'detail', fieldOf(one, 'detail')]);
}

/** The error of a refused call: message and field errors from any JSON. */
export function httpError(
  status: number,
  body: unknown,
  retryAfterMs?: number,
  host?: Host,
): ProviderError {
  const record = isRecord(body) ? body : {};
  const { errors } = record;
  const problem = isProblem(record) || Array.isArray(errors);
  const own = Object.entries(record).filter(([name]) => !problem || !problemKeys.includes(name));
  const fields: Record<string, string> = {};
  const entries = [...own, ...entriesOf(errors)];
  for (const [name, value] of entries) {
    if (noFieldKeys.includes(name) || Object.hasOwn(fields, name)) continue;
    const sentence = fieldSentence(value);
    if (sentence !== undefined) fields[name] = sentence;
    if (Object.keys(fields).length === maxFields) break;
  }
  const whole = wholeKeys.map((key) => record[key]);
  // `message` first at the host of quotes (specification, section 8).
  const first =
    firstSentence(host === 'outsourcing' ? record['message'] : undefined) ??
    firstSentence([fieldOf(errors, 'detail'), ...whole]) ??
    Object.values(fields)[0] ??
    firstSentence(problem ? record['title'] : undefined) ??
    (isRecord(body) ? undefined : firstSentence(body));
  // A field's whole text: by it forms know that the message is the field's.
  const [field = ''] =
    entries.find(
      ([name, value]) => Object.hasOwn(fields, name) && firstSentence(value) === first,
    ) ?? [];
  const sentence = first === undefined ? undefined : (fields[field] ?? first);
  return {
    kind: 'http',
    status,
    message: sentence ?? statusMessage(status),
    said: sentence !== undefined,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
    ...(Object.keys(fields).length > 0 ? { fields } : {}),
  };
}

const localError = (kind: 'offline' | 'timeout' | 'unreadable'): ProviderError => ({
  kind,
  message: words[kind],
  said: false,
});

export const offlineError = localError('offline');
export const timeoutError = localError('timeout');
export const unreadableError = localError('unreadable');

/** A call's error; without one of the provider's, such as after a lost script, no answer came. */
export const toProviderError = (error: ProviderError | SerializedError | undefined) =>
  error !== undefined && 'kind' in error ? error : offlineError;

/** Of a login: the server's own sentence, or 'Network error, try again!' (decisions, section 3). */
export function loginErrorMessage({ kind, status, message, said }: ProviderError): string {
  if (kind === 'timeout') return offlineError.message;
  return status === 401 && !said ? words.loginRefused : message;
}
