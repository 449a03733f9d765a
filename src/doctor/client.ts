import type { Host } from '@/api/provider';
import { joinUrl } from '@/lib/url';
import { preflightTargetSeconds } from './contractFacts';
import { checkAllowedOrigin, checkPreflight, preflightSeconds } from './cors';
import { type Finding, reportOn } from './finding';
import type { Options } from './options';
import { type Answer, type Failure, type Outcome, send } from './transport';
import { checkWeight } from './weight';

export type Call = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Default: host one. */
  readonly host?: Host;
  /** For the Authorization header; none without it. */
  readonly scheme?: 'JWT' | 'Bearer';
  readonly body?: 'json' | 'multipart' | 'form';
};

type Rest = Pick<Call, 'host' | 'scheme'>;

export const get = (path: string, rest: Rest = {}): Call => ({ method: 'GET', path, ...rest });

export const post = (path: string, body: NonNullable<Call['body']>, rest: Rest = {}): Call => ({
  method: 'POST',
  path,
  body,
  ...rest,
});

export const jwt = { scheme: 'JWT' } as const;

export type Sent = {
  readonly token?: string | undefined;
  readonly json?: unknown;
  readonly form?: FormData;
};

export const hostNames: Readonly<Record<Host, string>> = {
  portal: 'host one',
  outsourcing: 'host two',
  myCommunities: 'host of /my-communities',
};

export const callName = ({ method, path }: Call): string => `${method} ${path}`;

const noAnswerEffect =
  'The portal shows a network error and tries again later; what a member sends stays in the outbox.';

/** Further calls to the host would fail in the same way. */
const ofTheHost = new Set<Failure['code']>([
  'refused',
  'unknown-host',
  'certificate',
  'no-tls',
  'time-over',
]);

export type Client = ReturnType<typeof createClient>;

/** Calls hosts as a browser does, and records what goes wrong. */
export function createClient(options: Options, add: (finding: Finding) => void) {
  const limits = { timeoutMs: options.timeoutMs, total: AbortSignal.timeout(options.totalMs) };
  const dead = new Map<string, number>();
  const timeouts = new Map<string, number>();
  const preflighted = new Set<string>();

  const about = (subject: string) => reportOn(add, subject);
  const baseOf = ({ host = 'portal' }: Call) => options[host];
  const keyOf = (call: Call) => new URL(baseOf(call)).origin;

  const noteFailure = (call: Call, failure: Failure) => {
    const { code, found, advice } = failure;
    const whole = ofTheHost.has(code);
    const subject = whole ? `${hostNames[call.host ?? 'portal']} ${baseOf(call)}` : callName(call);
    about(subject).breach(code, found, noAnswerEffect, advice);
    const late = (timeouts.get(keyOf(call)) ?? 0) + (code === 'timeout' ? 1 : 0);
    timeouts.set(keyOf(call), late);
    if (whole || late >= 2) dead.set(keyOf(call), 0);
  };

  const isDead = (call: Call) => {
    const count = dead.get(keyOf(call));
    if (count !== undefined) dead.set(keyOf(call), count + 1);
    return count !== undefined;
  };

  const preflight = async (call: Call, hasToken = true) => {
    const requestedHeaders = [
      ...(call.scheme !== undefined && hasToken ? ['authorization'] : []),
      ...(call.body === 'json' ? ['content-type'] : []),
    ];
    const key = `${callName(call)} ${requestedHeaders.join()}`;
    if (requestedHeaders.length === 0 || preflighted.has(key) || isDead(call)) return;
    preflighted.add(key);
    const outcome = await send(limits, joinUrl(baseOf(call), call.path), {
      method: 'OPTIONS',
      headers: {
        Origin: options.origin,
        'Access-Control-Request-Method': call.method,
        'Access-Control-Request-Headers': requestedHeaders.join(','),
      },
    });
    if ('failure' in outcome) {
      noteFailure(call, outcome.failure);
      return;
    }
    const { answer } = outcome;
    const report = about(callName(call));
    checkPreflight(report, answer, options.origin, requestedHeaders);
    if (!report.isFine()) return;
    report.fine('preflight', `Preflights allow ${options.origin} and the headers that are sent.`);
    const lasts = preflightSeconds(answer.headers);
    if (call.method === 'GET' && lasts < preflightTargetSeconds) {
      report.weak(
        'preflight-age',
        `A preflight is valid for ${lasts} seconds.`,
        'Browsers ask twice each time a list is read again.',
        `Send Access-Control-Max-Age: ${preflightTargetSeconds} or more.`,
      );
    }
  };

  const sendOnce = (url: string, call: Call, { token, json, form }: Sent) =>
    send(limits, url, {
      method: call.method,
      headers: {
        Accept: 'application/json',
        Origin: options.origin,
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...(call.scheme && token !== undefined && { Authorization: `${call.scheme} ${token}` }),
      },
      ...(json === undefined ? form && { body: form } : { body: JSON.stringify(json) }),
    });

  /** Follows one redirect on the host, so that the token goes nowhere else. */
  const afterRedirect = async (call: Call, sent: Sent, answer: Answer) => {
    const url = joinUrl(baseOf(call), call.path);
    const location = answer.headers.get('Location') ?? '';
    const target = URL.canParse(location, url) ? new URL(location, url) : undefined;
    const stays = target?.origin === new URL(url).origin && call.method === 'GET';
    about(callName(call))[stays ? 'weak' : 'breach'](
      'redirect',
      `The call is redirected to ${target?.href ?? 'nowhere'} (${answer.status}).`,
      stays
        ? 'Each call is made twice.'
        : 'The portal may only call its own hosts, so browsers stop the call.',
      'Answer at this address, or build the portal with the final address.',
    );
    return stays ? sendOnce(target.href, call, sent) : undefined;
  };

  /** Preflight and call; undefined if no answer is usable. */
  const request = async (call: Call, sent: Sent = {}): Promise<Answer | undefined> => {
    await preflight(call, sent.token !== undefined);
    if (isDead(call)) return undefined;
    let outcome: Outcome | undefined = await sendOnce(joinUrl(baseOf(call), call.path), call, sent);
    if ('answer' in outcome && outcome.answer.status >= 300 && outcome.answer.status <= 399) {
      outcome = await afterRedirect(call, sent, outcome.answer);
    }
    if (outcome === undefined) return undefined;
    if ('failure' in outcome) {
      noteFailure(call, outcome.failure);
      return undefined;
    }
    const { answer } = outcome;
    const report = about(callName(call));
    checkAllowedOrigin(report, answer.headers, options.origin);
    if (report.isFine()) report.fine('cors-origin', `Answers allow ${options.origin}.`);
    if (call.method === 'GET') checkWeight(report, answer, options.listTargetMs);
    return answer;
  };

  return {
    options,
    about,
    baseOf,
    preflight,
    request,
    /** As an `<img>` does. */
    fetchPicture: (url: string) => send(limits, url, { headers: { Accept: 'image/*' } }),
    /** Calls that were skipped since the host did not answer. */
    skipped: () =>
      [...dead].map(
        ([origin, count]) =>
          `all other calls to ${origin}, because it does not answer (${count} calls)`,
      ),
  };
}
