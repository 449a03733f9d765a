import { createServer, type Server } from 'node:http';
import { afterAll, beforeEach, expect } from 'vitest';
import { runDoctor } from '@/doctor/doctor';
import type { Options } from '@/doctor/options';
import type { Fault } from '@/mocks/faults';
import { createTestProvider, type TestProvider } from '../provider/testProvider';
import { type Change, providerListener } from './serveProvider';

/** The origin that the doctor sends its requests from. */
export const origin = 'https://www.portal.example';

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });

type DoctorOptions = Partial<Options> & { readonly asMember?: boolean };

type DoctorHost = {
  readonly provider: TestProvider;
  readonly base: string;
  /** Makes the host break the contract, until the test is over. */
  readonly change: (next: Change) => void;
  /** The options of a run on it; `asMember` logs in. */
  readonly options: (over?: DoctorOptions) => Options;
};

/** Lets browsers send a preflight once in ten minutes, as the contract requires. */
const allowPreflightCache = (answer: Response): Response => {
  answer.headers.set('Access-Control-Max-Age', '600');
  return answer;
};

/** The embedded provider behind real HTTP on a port of its own, fresh for each test of the file. */
export async function serveDoctorHost(): Promise<DoctorHost> {
  const server = createServer();
  const base = `http://127.0.0.1:${await listen(server)}`;
  const hosts = {
    portal: `${base}/api`,
    outsourcing: `${base}/quotes`,
    myCommunities: `${base}/api`,
  };
  const provider = createTestProvider(hosts);
  let change: Change = allowPreflightCache;
  server.on('request', providerListener(provider, base, { change: (...of) => change(...of) }));
  beforeEach(async () => {
    change = allowPreflightCache;
    await provider.reset();
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  return {
    provider,
    base,
    change: (next) => {
      change = (answer, request) => next(allowPreflightCache(answer), request);
    },
    options: ({ asMember = false, ...over } = {}) => ({
      ...hosts,
      origin,
      account: asMember ? { email: 'a@portal.example', password: 'any' } : undefined,
      write: false,
      json: false,
      timeoutMs: 30_000,
      listTargetMs: 60_000,
      totalMs: 60_000,
      ...over,
    }),
  };
}

/** Lets the login of this host answer at once, without the cost of a real password. */
export async function mockLogin({ provider }: DoctorHost): Promise<void> {
  const { access } = await provider.logIn('member');
  provider.faults.add({
    name: 'login',
    method: 'POST',
    path: '/login/',
    kind: 'status',
    status: 200,
    body: { access },
  });
}

type Expected = readonly [grade: 'breach' | 'weak', check: string, found: RegExp];

/** One way in which a host breaks the contract, and what the doctor finds. */
export type Deviation = {
  readonly fault?: Fault;
  readonly change?: Change;
  readonly options?: DoctorOptions;
  /** Every finding that is not fine. */
  readonly finds: readonly Expected[];
};

export const breach = (check: string, found: RegExp): Expected => ['breach', check, found];
export const weak = (check: string, found: RegExp): Expected => ['weak', check, found];

/** What the doctor finds at the host, without what is fine. */
export async function runDoctorOn(
  host: DoctorHost,
  options: DoctorOptions = {},
): Promise<readonly string[]> {
  const hasLogin = host.provider.faults.active().some(({ name }) => name === 'login');
  if (options.asMember && !hasLogin) await mockLogin(host);
  const { findings } = await runDoctor(host.options(options));
  return findings
    .filter(({ grade }) => grade !== 'fine')
    .map(
      ({ grade, check, subjects, found }) => `${grade} ${check} ${subjects.join(', ')}: ${found}`,
    );
}

/** Everything that the doctor finds at the host when it deviates in one way. */
export async function findingsOf(
  host: DoctorHost,
  { fault, change, options }: Deviation,
): Promise<readonly string[]> {
  if (fault !== undefined) host.provider.faults.add(fault);
  if (change !== undefined) host.change(change);
  return runDoctorOn(host, options);
}

/** What the doctor has to find of a deviation, in the words of `findingsOf`. */
export const findingLines = ({ finds }: Deviation): readonly unknown[] =>
  finds.map(([grade, check, found]) =>
    expect.stringMatching(new RegExp(`^${grade} ${check} .*${found.source}`)),
  );

/** A change of some calls alone. */
export const forCalls =
  (fits: (url: string, method: string) => boolean, instead: Change): Change =>
  (answer, request) =>
    fits(request.url ?? '', request.method ?? '') ? instead(answer, request) : answer;

/** Another status and JSON body. */
export const json =
  (status: number, body: unknown): Change =>
  ({ headers }) =>
    new Response(JSON.stringify(body), { status, headers });

/** Another body of the call to this path. */
export const answerWith = (path: string, body: unknown, method = 'GET'): Change =>
  forCalls((url, called) => url === path && called === method, json(200, body));

/** Other headers. */
export const headers =
  (change: (headers: Headers) => void): Change =>
  ({ body, status, headers: before }) => {
    const after = new Headers(before);
    change(after);
    return new Response(body, { headers: after, status });
  };
