import { createTestProvider, type TestProvider } from './testProvider';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { answerViolations, requestViolations } from '../setup/contract';

/** Where the provider under test listens. */
export const portal = 'https://portal.example/api';
export const outsourcing = 'https://outsourcing.example';
export const myCommunities = 'https://groups.example';

/** What came back: the status and the body, parsed where it is JSON. */
type Answer = { status: number; body: unknown; headers: Headers };

type RequestOptions = {
  host?: string;
  token?: string;
  scheme?: string;
  json?: unknown;
  form?: Record<string, string>;
  multipart?: Record<string, string | File>;
  /** Sent as other clients may: the provider takes more than the contract lets the portal send. */
  loose?: boolean;
};

function bodyOf({ json, form, multipart }: RequestOptions): RequestInit {
  if (json !== undefined) {
    return { body: JSON.stringify(json), headers: { 'Content-Type': 'application/json' } };
  }
  if (form !== undefined) return { body: new URLSearchParams(form) };
  if (multipart === undefined) return {};
  const body = new FormData();
  for (const [name, value] of Object.entries(multipart)) body.append(name, value);
  return { body };
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The provider of the running file. */
let current: TestProvider | undefined;

/** Holds a call to the contract: the answer always, and the request where it was accepted. */
function checkExchange(method: string, path: string, { status, body }: Answer, loose = false) {
  if (path.startsWith('/__demo/') || path.startsWith('/media/')) return;
  const sent = current?.received.all().at(-1);
  const violations = [
    ...answerViolations({ method, path: path.replace(/\?.*/, '') }, status, body),
    ...(status < 400 && sent !== undefined && !loose ? requestViolations(sent) : []),
  ];
  if (violations.length > 0) throw new Error(`Against the contract:\n${violations.join('\n')}`);
}

/** Calls the provider as the portal does. Answers follow the contract, unless a fault is set. */
export async function sendRequest(
  method: string,
  path: string,
  options: RequestOptions = {},
): Promise<Answer> {
  const init = bodyOf(options);
  const headers = new Headers(init.headers);
  if (options.token !== undefined) {
    headers.set('Authorization', `${options.scheme ?? 'JWT'} ${options.token}`);
  }
  const isFaulty = (current?.faults.active().length ?? 0) > 0;
  const response = await fetch((options.host ?? portal) + path, { ...init, method, headers });
  const text = await response.text();
  const answer = { status: response.status, body: parseBody(text), headers: response.headers };
  if (!isFaulty) checkExchange(method, path, answer, options.loose);
  return answer;
}

/** A provider that listens while a file's tests run, fresh for each of them. */
export function startTestProvider(): TestProvider {
  const provider = createTestProvider({ portal, outsourcing, myCommunities });
  current = provider;
  beforeAll(() => provider.server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => provider.reset());
  afterAll(() => provider.server.close());
  return provider;
}

/** The smallest PNG there is. */
export const png = (): File =>
  new File(
    [
      Uint8Array.from(
        atob(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
        ),
        (letter) => letter.charCodeAt(0),
      ),
    ],
    'dot.png',
    { type: 'image/png' },
  );
