import { seenText } from '@/lib/seenText';

/**
 * The one shape of a failed call.
 * - `offline`: no answer came; the request may or may not have arrived.
 * - `timeout`: no answer within the call's time.
 * - `http`: the provider refused; `status` tells how, `message` and `fields` what it said.
 * - `unreadable`: an answer of success whose body could not be read.
 */
export type ProviderError = {
  readonly kind: 'offline' | 'timeout' | 'http' | 'unreadable';
  readonly status?: number;
  /** What to show a person; what the provider said where it said something. */
  readonly message: string;
  /** True where `message` is the provider's own sentence. */
  readonly said: boolean;
  /** First message for each field the provider named, by the provider's field name. */
  readonly fields?: Readonly<Record<string, string>>;
};

const statusMessages: Readonly<Record<number, string>> = {
  401: 'Please log in to continue.',
  403: 'You don’t have permission to do this.',
  404: 'This no longer exists.',
  409: 'This was changed by someone else. Check it and try again.',
  413: 'This is too large to send. Please shorten it or choose a smaller picture.',
  429: 'Too many requests at once. Please wait a moment and try again.',
};

/** Words for a status the provider said nothing readable about. */
export function statusMessage(status: number): string {
  return (
    statusMessages[status] ??
    (status >= 500
      ? 'The service has a problem. Please try again later.'
      : 'The service did not accept this. Please check it and try again.')
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Longer sentences are cut: they stand beside fields and in toasts. */
const longest = 300;

/** Where an object of an answer says in words what is wrong, best first. */
const sentenceKeys = ['detail', 'message', 'msg', 'error', 'non_field_errors'];

/** What programs read; words only where nothing else is. */
const codeKeys = new Set(['code', 'status', 'type', 'loc', 'instance', 'pointer']);

/** An object's values, those that are likely to be sentences first. */
function byWorth(record: Readonly<Record<string, unknown>>): readonly unknown[] {
  const rank = (key: string) => {
    const at = sentenceKeys.indexOf(key);
    return at >= 0 ? at : sentenceKeys.length + (codeKeys.has(key) ? 1 : 0);
  };
  const entries = Object.entries(record);
  return entries.toSorted(([one], [other]) => rank(one) - rank(other)).map(([, value]) => value);
}

/** Nests deeper than this are not read. */
const deepest = 5;

/** The first readable sentence in a text, a list of texts, or an object of those. */
function firstSentence(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return seenText(value.trim().slice(0, longest)) || undefined;
  if (depth > deepest) return undefined;
  const parts = Array.isArray(value) ? value : isRecord(value) ? byWorth(value) : [];
  for (const part of parts) {
    const sentence = firstSentence(part, depth + 1);
    if (sentence !== undefined) return sentence;
  }
  return undefined;
}

/** More fields than any form has are none that somebody can read about. */
const mostFields = 30;

/** Keys of an answer that are about the whole call. */
const wholeAnswerKeys = [
  'detail',
  'message',
  'error',
  'errors',
  'non_field_errors',
  'code',
  'status',
  'statusCode',
  'status_code',
  'success',
];

/** Members of a problem document that are no fields of a form. */
const problemKeys = ['type', 'title', 'instance', 'traceId'];

/** A problem document (RFC 9457): its `type` is an address, its `title` a sentence. */
function isProblem({ type, title, status }: Readonly<Record<string, unknown>>): boolean {
  const named = typeof type === 'string' && /^(?:about:blank$|[a-z][a-z\d+.-]*:\S|\/)/i.test(type);
  return named || (typeof title === 'string' && typeof status === 'number');
}

/**
 * Reads a refused call's body, whatever JSON it is: `errors.detail`, `detail`, `message`, `error`, else
 * the first field error (decisions, section 3), else any sentence in it.
 * @param status HTTP status outside 200 to 299
 * @param body the parsed JSON body, or undefined where it was none
 */
export function httpError(status: number, body: unknown): ProviderError {
  if (!isRecord(body)) {
    const sentence = firstSentence(body);
    return {
      kind: 'http',
      status,
      message: sentence ?? statusMessage(status),
      said: sentence !== undefined,
    };
  }
  const problem = isProblem(body);
  const notFields = new Set(problem ? [...wholeAnswerKeys, ...problemKeys] : wholeAnswerKeys);
  const errors = isRecord(body['errors']) ? body['errors'] : undefined;
  const fields: Record<string, string> = {};
  for (const [name, value] of [...Object.entries(body), ...Object.entries(errors ?? {})]) {
    if (notFields.has(name)) continue;
    const sentence = firstSentence(value);
    if (sentence !== undefined) fields[name] = sentence;
    if (Object.keys(fields).length === mostFields) break;
  }
  const whole = ['detail', 'message', 'error', 'non_field_errors'].map((key) => body[key]);
  const said =
    firstSentence([errors?.['detail'], ...whole]) ??
    Object.values(fields)[0] ??
    firstSentence([body['errors'], problem ? body['title'] : undefined]);
  return {
    kind: 'http',
    status,
    message: said ?? statusMessage(status),
    said: said !== undefined,
    ...(Object.keys(fields).length > 0 ? { fields } : {}),
  };
}

/** A call that got no answer. */
export const offlineError: ProviderError = {
  kind: 'offline',
  message: 'Network error, try again!',
  said: false,
};

/** A call that got no answer in time. */
export const timeoutError: ProviderError = {
  kind: 'timeout',
  message: 'The service took too long to answer. Please try again.',
  said: false,
};

/** An answer of success that could not be read. */
export const unreadableError: ProviderError = {
  kind: 'unreadable',
  message: 'The answer of the service could not be read. Please try again.',
  said: false,
};
