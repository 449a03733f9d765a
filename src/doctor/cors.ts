import type { SubjectReport } from './finding';
import type { Answer } from './transport';

const effect = 'Browsers keep the answer from the portal, which shows a network error.';

const listed = (value: string | null): readonly string[] =>
  (value ?? '').split(',').map((part) => part.trim().toLowerCase());

export function checkAllowedOrigin(
  { breach, weak }: SubjectReport,
  headers: Headers,
  origin: string,
): void {
  const allowed = headers.get('Access-Control-Allow-Origin');
  const advice = `Send Access-Control-Allow-Origin: ${origin}, on errors too.`;
  const varies = listed(headers.get('Vary'));
  if (allowed === null) {
    breach('cors-origin', 'There is no Access-Control-Allow-Origin.', effect, advice);
  } else if (allowed.includes(',')) {
    const found = `Access-Control-Allow-Origin has several values (${allowed}).`;
    breach('cors-origin', found, effect, `${advice} Send it once, with one origin.`);
  } else if (allowed !== '*' && allowed !== origin) {
    const found = `Access-Control-Allow-Origin is ${allowed}, not ${origin}.`;
    breach('cors-origin', found, effect, advice);
  } else if (allowed !== '*' && !varies.includes('origin') && !varies.includes('*')) {
    weak(
      'cors-vary',
      'The answer names the origin without Vary: Origin.',
      'The portal works, unless a cache mixes up two sites.',
      'Send Vary: Origin, or a cache may hand the answer to another site.',
    );
  }
}

/** Whether a browser makes the call after this preflight; `requestedHeaders` in lower case. */
export function checkPreflight(
  report: SubjectReport,
  { status, headers }: Answer,
  origin: string,
  requestedHeaders: readonly string[],
): void {
  const { breach } = report;
  if (status >= 300 && status <= 399) {
    const where = headers.get('Location') ?? 'nowhere';
    const found = `The preflight (OPTIONS) is redirected to ${where}; browsers do not follow.`;
    breach('preflight-status', found, effect, 'Answer OPTIONS at this address.');
    return;
  }
  if (status < 200 || status > 299) {
    const why = status === 401 || status === 403 ? 'Do not require a token for OPTIONS. ' : '';
    const found = `The preflight (OPTIONS) is answered with ${status}.`;
    const advice = `${why}Answer it with 204 and the CORS headers.`;
    breach('preflight-status', found, effect, advice);
    return;
  }
  checkAllowedOrigin(report, headers, origin);
  const allowed = listed(headers.get('Access-Control-Allow-Headers'));
  const missing = requestedHeaders.filter(
    (name) => !allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')),
  );
  if (missing.length > 0) {
    const star = missing.includes('authorization') && allowed.includes('*');
    breach(
      'preflight-headers',
      `The preflight does not allow the header ${missing.join(' and ')}${star ? ' (* does not cover it)' : ''}.`,
      effect,
      'Send Access-Control-Allow-Headers: Authorization, Content-Type.',
    );
  }
}

/** Seconds; the default is 5. */
export const preflightSeconds = (headers: Headers): number =>
  Number(/^\d+$/.exec(headers.get('Access-Control-Max-Age') ?? '')?.[0] ?? 5);
