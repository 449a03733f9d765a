import { httpError } from '@/api/providerError';
import { parseJson } from '@/lib/parseJson';
import { type Call, type Client, callName } from './client';
import type { Answer } from './transport';

const statusWords: Readonly<Record<number, readonly [found: string, advice: string]>> = {
  401: [
    'refuses the token that the login gave',
    'Accept the token with the scheme that the contract names.',
  ],
  403: ['refuses this member', 'Allow members to make this call.'],
  404: ['is not there', 'Serve this exact path, with the same slash at its end.'],
  405: ['does not accept this method', 'Accept this method at this path.'],
  429: ['is refused because of too many requests', 'Allow the portal to poll every 10 seconds.'],
};

const loginAsked = [
  'asks for a login, and the portal makes it without a token',
  'Answer this call to everybody.',
] as const;

/** The error message as the portal shows it. */
export function sentenceOf({ status, text }: Answer): string | undefined {
  const { said, message } = httpError(status, parseJson(text));
  return said ? message : undefined;
}

function notJson(text: string): readonly [found: string, advice: string] {
  if (text.trim() === '') return ['The answer is empty.', 'Answer with JSON.'];
  if (/^\s*</.test(text)) {
    const title = /<title[^>]*>([^<]*)/i.exec(text)?.[1]?.trim();
    return [
      `HTML comes where JSON belongs${title ? ` ("${title.slice(0, 80)}")` : ''}.`,
      'Find out which proxy or error page answers in place of the API.',
    ];
  }
  return ['The answer is not complete JSON.', 'Check that the host sends the whole answer.'];
}

const unreadable = "The portal shows 'We couldn’t read the service’s answer' and a retry.";

/** The JSON of a success; otherwise adds a finding and returns undefined. */
export function readJson({ about }: Client, call: Call, answer: Answer): unknown {
  const report = about(callName(call));
  const { status, text, headers } = answer;
  if (status < 200 || status > 299) {
    const isOpen = call.scheme === undefined && (status === 401 || status === 403);
    const [found, advice] = (isOpen ? loginAsked : statusWords[status]) ?? [
      status >= 500 ? 'fails with an error on the host' : 'is refused',
      "Check the host's log.",
    ];
    const sentence = sentenceOf(answer);
    report.breach(
      'status',
      `The call ${found} (${status}${sentence === undefined ? '' : `: ${sentence}`}).`,
      'The page says so and offers to try again.',
      advice,
    );
    return undefined;
  }
  const body = parseJson(text);
  if (body === undefined) {
    const [found, advice] = notJson(text);
    report.breach('no-json', found, unreadable, advice);
    return undefined;
  }
  const type = headers.get('Content-Type') ?? 'none';
  if (!/\bjson\b/i.test(type)) {
    report.weak(
      'content-type',
      `JSON comes with the content type ${type}.`,
      'The portal reads it anyway, but a proxy may not.',
      'Send Content-Type: application/json.',
    );
  }
  return body;
}
