/** What a service worker has of its own; the compiler knows the scope of a window. */
type WorkerScope = {
  readonly skipWaiting: () => Promise<void>;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: {
      readonly includeUncontrolled: boolean;
    }) => Promise<readonly unknown[]>;
  };
};

/** An event that keeps the worker alive. */
type LastingEvent = Event & { readonly waitUntil: (work: Promise<unknown>) => void };

type AskedEvent = LastingEvent & {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
};

const isScope = (scope: object): scope is WorkerScope =>
  'skipWaiting' in scope && 'clients' in scope;
const isLasting = (event: Event): event is LastingEvent => 'waitUntil' in event;
const isAsked = (event: Event): event is AskedEvent =>
  isLasting(event) && 'request' in event && 'respondWith' in event;

/** The scope of this worker. @throws in any other place */
export function workerScope(): WorkerScope {
  const scope: object = globalThis;
  if (!isScope(scope)) throw new Error('This is no service worker.');
  return scope;
}

/** Has the worker installed or activated only when this is done. */
export function during(name: 'install' | 'activate', work: () => Promise<unknown>): void {
  addEventListener(name, (event) => {
    if (isLasting(event)) event.waitUntil(work());
  });
}

/** Calls back with each request of the pages. */
export function onRequest(answer: (event: AskedEvent) => void): void {
  addEventListener('fetch', (event) => {
    if (isAsked(event)) answer(event);
  });
}

/** Calls back with each message of a page; the worker lives until the work is done. */
export function onOrder(
  obey: (order: unknown, reply: (said: boolean) => void) => Promise<unknown>,
) {
  addEventListener('message', (event) => {
    if (!isLasting(event)) return;
    const [port] = event.ports;
    event.waitUntil(obey(event.data, (said) => port?.postMessage(said)));
  });
}
