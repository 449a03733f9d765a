export type CorsProblem = {
  readonly grade: 'breach' | 'weak';
  readonly check: string;
  readonly found: string;
  readonly advice: string;
};

const breach = (check: string, found: string, advice: string): CorsProblem => ({
  grade: 'breach',
  check,
  found,
  advice,
});

const listed = (value: string | null): readonly string[] =>
  (value ?? '').split(',').map((part) => part.trim().toLowerCase());

/** Whether this origin may read the answer. */
export function checkAllowedOrigin(headers: Headers, origin: string): readonly CorsProblem[] {
  const allowed = headers.get('Access-Control-Allow-Origin');
  const advice = `Send Access-Control-Allow-Origin: ${origin}, on errors too.`;
  if (allowed === null) {
    return [breach('cors-origin', 'There is no Access-Control-Allow-Origin.', advice)];
  }
  if (allowed === '*') return [];
  if (allowed.includes(',')) {
    const found = `Access-Control-Allow-Origin has several values (${allowed}).`;
    return [breach('cors-origin', found, `${advice} Send it once, with one origin.`)];
  }
  if (allowed !== origin) {
    const found = `Access-Control-Allow-Origin is ${allowed}, not ${origin}.`;
    return [breach('cors-origin', found, advice)];
  }
  if (listed(headers.get('Vary')).some((name) => name === 'origin' || name === '*')) return [];
  return [
    {
      grade: 'weak',
      check: 'cors-vary',
      found: 'The answer names the origin without Vary: Origin.',
      advice: 'Send Vary: Origin, or a cache may hand the answer to another site.',
    },
  ];
}

/** Whether a browser makes the call after this preflight; `requestedHeaders` in lower case. */
export function checkPreflight(
  status: number,
  headers: Headers,
  origin: string,
  requestedHeaders: readonly string[],
): readonly CorsProblem[] {
  if (status >= 300 && status <= 399) {
    const where = headers.get('Location') ?? 'nowhere';
    const found = `The preflight (OPTIONS) is redirected to ${where}; browsers do not follow.`;
    return [breach('preflight-status', found, 'Answer OPTIONS at this address.')];
  }
  if (status < 200 || status > 299) {
    const why = status === 401 || status === 403 ? 'Do not require a token for OPTIONS. ' : '';
    const found = `The preflight (OPTIONS) is answered with ${status}.`;
    return [breach('preflight-status', found, `${why}Answer it with 204 and the CORS headers.`)];
  }
  const allowed = listed(headers.get('Access-Control-Allow-Headers'));
  const missing = requestedHeaders.filter(
    (name) => !allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')),
  );
  const problems = [...checkAllowedOrigin(headers, origin)];
  if (missing.length > 0) {
    const star = missing.includes('authorization') && allowed.includes('*');
    problems.push(
      breach(
        'preflight-headers',
        `The preflight does not allow the header ${missing.join(' and ')}${star ? ' (* does not cover it)' : ''}.`,
        'Send Access-Control-Allow-Headers: Authorization, Content-Type.',
      ),
    );
  }
  return problems;
}

/** Seconds; the default is 5. */
export function preflightSeconds(headers: Headers): number {
  const value = headers.get('Access-Control-Max-Age');
  return value !== null && /^\d+$/.test(value) ? Number(value) : 5;
}
