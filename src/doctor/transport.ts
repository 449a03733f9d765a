import { fieldOf, textOf } from '@/lib/fieldOf';

export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly bytes: number;
  /** Until the end of the body, in milliseconds. */
  readonly ms: number;
};

export type Failure = {
  readonly code:
    | 'refused'
    | 'unknown-host'
    | 'certificate'
    | 'no-tls'
    | 'timeout'
    | 'dropped'
    | 'endless'
    | 'time-over';
  readonly found: string;
  readonly advice: string;
};

export type Outcome = { readonly answer: Answer } | { readonly failure: Failure };

type Limits = { readonly timeoutMs: number; readonly total: AbortSignal };

const maxAnswerBytes = 16 * 1024 * 1024;

class EndlessError extends Error {}

const certificateAdvice: Readonly<Record<string, readonly [found: string, advice: string]>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: [
    'The certificate is self-signed, so browsers refuse it.',
    'Install a certificate from a public authority.',
  ],
  SELF_SIGNED_CERT_IN_CHAIN: [
    'The certificate was issued by an authority that browsers do not know.',
    'Install a certificate from a public authority.',
  ],
  CERT_HAS_EXPIRED: ['The certificate has expired.', 'Renew it, and set up automatic renewal.'],
  CERT_NOT_YET_VALID: [
    'The certificate is not valid yet.',
    'Check its dates, and the clock of this computer.',
  ],
  ERR_TLS_CERT_ALTNAME_INVALID: [
    'The certificate is for another host name.',
    'Install a certificate for this host name.',
  ],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [
    'The intermediate certificates are missing.',
    'Serve the full certificate chain.',
  ],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [
    'The certificate was issued by an authority that browsers do not know.',
    'Serve the full certificate chain of a public authority.',
  ],
};

function codeOf(error: unknown, depth = 0): string {
  if (error === undefined || depth > 5) return '';
  return codeOf(fieldOf(error, 'cause'), depth + 1) || textOf(error, 'code');
}

function failureOf(error: unknown, { timeoutMs, total }: Limits): Failure {
  const within = `${timeoutMs / 1000} seconds`;
  if (total.aborted) {
    return {
      code: 'time-over',
      found: 'The time for the whole run ended before the answer came.',
      advice: 'Look at the slow calls first, or give --total more seconds.',
    };
  }
  if (error instanceof EndlessError) {
    return {
      code: 'endless',
      found: `The answer is longer than ${maxAnswerBytes / 1024 / 1024} MB.`,
      advice: 'Send only the list, and end the answer after it.',
    };
  }
  if (fieldOf(fieldOf(error, 'cause'), 'message') === 'bad port') {
    return {
      code: 'refused',
      found: 'Browsers block this port.',
      advice: 'Serve the API at port 443, or at another port that browsers allow.',
    };
  }
  const code = codeOf(error);
  const certificate = certificateAdvice[code];
  if (certificate !== undefined) {
    return { code: 'certificate', found: certificate[0], advice: certificate[1] };
  }
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  if (isTimeout || /TIMEOUT|ETIMEDOUT/.test(code)) {
    return {
      code: 'timeout',
      found: `No complete answer came within ${within}.`,
      advice: 'Find out why the host is slow, and check that it ends each answer.',
    };
  }
  if (code === 'ECONNREFUSED' || code === 'EHOSTUNREACH' || code === 'ENETUNREACH') {
    return {
      code: 'refused',
      found: `Nothing listens at this address (${code}).`,
      advice: 'Check host name and port, the firewall, and that the service runs.',
    };
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return {
      code: 'unknown-host',
      found: `The host name cannot be found (${code}).`,
      advice: 'Check its spelling and its DNS entry.',
    };
  }
  if (/SSL|EPROTO|TLS|CERT/.test(code)) {
    return {
      code: 'no-tls',
      found: `A secure connection is not possible (${code}).`,
      advice: 'Check that this port supports TLS 1.2 or newer.',
    };
  }
  return {
    code: 'dropped',
    found: `The connection broke off before the answer was complete${code && ` (${code})`}.`,
    advice: "Check the host's log, and the proxies in front of it.",
  };
}

async function readBody(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > maxAnswerBytes) throw new EndlessError();
  }
  return Buffer.concat(chunks);
}

/** One request without following redirects; always ends within the limits. */
export async function send(limits: Limits, url: string, request: RequestInit): Promise<Outcome> {
  const start = performance.now();
  try {
    const response = await fetch(url, {
      ...request,
      redirect: 'manual',
      signal: AbortSignal.any([limits.total, AbortSignal.timeout(limits.timeoutMs)]),
    });
    const body = await readBody(response);
    return {
      answer: {
        status: response.status,
        headers: response.headers,
        text: new TextDecoder().decode(body),
        bytes: body.length,
        ms: Math.round(performance.now() - start),
      },
    };
  } catch (error) {
    return { failure: failureOf(error, limits) };
  }
}
