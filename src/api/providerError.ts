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
  401: 'Please log in to go on.',
  403: 'You do not have the right to do this.',
  404: 'This is not there any more.',
  409: 'This has changed in the meantime.',
  413: 'This is too large to send.',
  429: 'Too many requests at once. Please wait a moment and try again.',
};

/** Words for a status the provider said nothing readable about. */
export function statusMessage(status: number): string {
  return (
    statusMessages[status] ??
    (status >= 500
      ? 'The service has a problem. Please try again later.'
      : 'The service did not accept this.')
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Longer sentences are cut: they stand beside fields and in toasts. */
const longest = 300;

/** The first readable sentence in a text, a list of texts, or an object of those. */
function firstSentence(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return seenText(value.trim().slice(0, longest)) || undefined;
  if (depth > 3) return undefined;
  const parts = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [];
  for (const part of parts) {
    const sentence = firstSentence(part, depth + 1);
    if (sentence !== undefined) return sentence;
  }
  return undefined;
}

/** More fields than any form has are none that somebody can read about. */
const mostFields = 30;

const wholeAnswerKeys = new Set(['detail', 'message', 'errors', 'non_field_errors', 'code']);

/**
 * Reads a refused call's body: `errors.detail`, `detail`, `message`, else the first field error
 * (decisions, section 3).
 * @param status HTTP status outside 200 to 299
 * @param body the parsed JSON body, or undefined where it was none
 */
export function httpError(status: number, body: unknown): ProviderError {
  if (!isRecord(body)) {
    const sentence = Array.isArray(body) ? firstSentence(body) : undefined;
    return {
      kind: 'http',
      status,
      message: sentence ?? statusMessage(status),
      said: sentence !== undefined,
    };
  }
  const errors = isRecord(body['errors']) ? body['errors'] : undefined;
  const fields: Record<string, string> = {};
  for (const [name, value] of [...Object.entries(body), ...Object.entries(errors ?? {})]) {
    if (wholeAnswerKeys.has(name)) continue;
    const sentence = firstSentence(value);
    if (sentence !== undefined) fields[name] = sentence;
    if (Object.keys(fields).length === mostFields) break;
  }
  const said =
    firstSentence(errors?.['detail']) ??
    firstSentence(body['detail']) ??
    firstSentence(body['message']) ??
    firstSentence(body['non_field_errors']) ??
    Object.values(fields)[0] ??
    firstSentence(body['errors']);
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
