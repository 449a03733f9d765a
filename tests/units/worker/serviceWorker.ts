import { vi } from 'vitest';
import type { OfflinePlan } from '@/config/offlinePlan';

/** Where the worker's site is. */
export const origin = 'https://www.portal.example';

/** A build of one file. */
export const plan = {
  build: 'one',
  main: '/assets/main.js',
  files: ['/assets/main.js'],
  documents: {},
  members: [],
  closed: [],
  memberFiles: [],
} as const;

/** What the worker fetches: a path or address, and whether past the browser's HTTP cache. */
export type Network = (path: string, init: RequestInit | undefined) => Response | Promise<Response>;

/** What the worker uses of `caches`. */
type Storage = Readonly<
  Partial<Record<'open' | 'match' | 'keys' | 'delete', (...args: never[]) => Promise<unknown>>>
>;

class ExtendableEvent extends Event {
  readonly #works: Promise<unknown>[] = [];

  waitUntil(work: Promise<unknown>): void {
    this.#works.push(work);
  }

  /** Waits for the work, also for what begins meanwhile; throws what it threw. */
  async done(): Promise<void> {
    for (let work = this.#works.shift(); work; work = this.#works.shift()) await work;
  }
}

class FetchEvent extends ExtendableEvent {
  readonly request: Request;
  answer: Promise<Response> | undefined;

  constructor(request: Request) {
    super('fetch');
    this.request = request;
  }

  respondWith(answer: Promise<Response>): void {
    this.answer = answer;
  }
}

/** Resolves addresses as a worker of the site does. */
class SiteRequest extends Request {
  constructor(input: string | URL | Request, init?: RequestInit) {
    super(input instanceof Request ? input : new URL(input, origin), init);
  }
}

/** A request of a page; `navigate` is one for a document, which Node cannot make. */
export function pageRequest(
  address: string,
  { mode = 'cors', ...init }: Omit<RequestInit, 'mode'> & { readonly mode?: string } = {},
): Request {
  const request = new SiteRequest(address, init);
  Object.defineProperty(request, 'mode', { value: mode });
  return request;
}

/** Starts the worker of a build, on a device with these caches and this network. */
export async function startWorker(build: OfflinePlan, storage: Storage, network: Network) {
  const scope = new EventTarget();
  const skipWaiting = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const claim = vi.fn<() => Promise<void>>(() => Promise.resolve());
  let pages = 1;
  const matchAll = () => Promise.resolve(Array.from({ length: pages }));
  Object.assign(scope, { caches: storage, skipWaiting, clients: { claim, matchAll } });
  Object.assign(scope, { __WB_DISABLE_DEV_LOGS: true });
  const fetched = async (input: string | Request, init?: RequestInit) =>
    network(new URL(input instanceof Request ? input.url : input, origin).pathname, init);
  const globals = {
    self: scope,
    location: new URL('/sw.js', origin),
    caches: storage,
    fetch: fetched,
    Request: SiteRequest,
    ExtendableEvent,
    FetchEvent,
    __WB_DISABLE_DEV_LOGS: true,
    __OFFLINE_PLAN__: build,
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  vi.resetModules();
  await import('@/worker/start');

  const events: ExtendableEvent[] = [];
  const dispatch = (event: ExtendableEvent) => {
    events.push(event);
    scope.dispatchEvent(event);
  };
  const run = (event: ExtendableEvent) => {
    dispatch(event);
    return event.done();
  };
  return {
    skipWaiting,
    claim,
    /** How many pages of the site are open. */
    open: (count: number) => {
      pages = count;
    },
    install: () => run(new ExtendableEvent('install')),
    activate: () => run(new ExtendableEvent('activate')),
    /** Sends a page's message, and gives the worker's reply. */
    send: async (data: unknown): Promise<unknown> => {
      const postMessage = vi.fn<(reply: unknown) => void>();
      const ports = [{ postMessage }];
      await run(Object.assign(new ExtendableEvent('message'), { data, ports }));
      return postMessage.mock.lastCall?.[0];
    },
    /** What a page gets; undefined if the worker leaves it alone. */
    request: async (request: Request): Promise<Response | undefined> => {
      const event = new FetchEvent(request);
      dispatch(event);
      return event.answer;
    },
    /** Waits for what is stored after an answer. */
    done: async () => {
      for (const event of events) await event.done();
    },
  };
}

export type TestWorker = Awaited<ReturnType<typeof startWorker>>;
