import { answerArt, answerDocument, answerFile } from './answers';
import { createDocumentCache } from './documentCache';
import { parseMessage, answeredBy } from './requests';

/** The service worker's scope, since the compiler has a window's. */
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

/** Throws outside a service worker. */
function workerScope(): WorkerScope {
  const scope: object = globalThis;
  if (!isScope(scope)) throw new Error('This is no service worker.');
  return scope;
}

/** Delays installing or activating until this is done. */
function during(name: 'install' | 'activate', work: () => Promise<unknown>): void {
  addEventListener(name, (event) => {
    if (isLasting(event)) event.waitUntil(work());
  });
}

function onRequest(answer: (event: AskedEvent) => void): void {
  addEventListener('fetch', (event) => {
    if (isAsked(event)) answer(event);
  });
}

/** Calls back with each message; the worker lives until the work is done. */
function onMessage(obey: (order: unknown, reply: (said: boolean) => void) => Promise<unknown>) {
  addEventListener('message', (event) => {
    if (!isLasting(event)) return;
    const [port] = event.ports;
    event.waitUntil(obey(event.data, (said) => port?.postMessage(said)));
  });
}

/* Service worker of live builds: documents from the network, else as stored. */
const plan = __OFFLINE_PLAN__;
const { origin } = location;
const keeper = createDocumentCache(plan, origin);
const scope = workerScope();

during('install', () => keeper.install());
during('activate', async () => {
  await keeper.clear();
  await scope.clients.claim();
});

onRequest((event) => {
  const { request } = event;
  const by = answeredBy(request, origin);
  const later = (work: Promise<unknown>) => event.waitUntil(work);
  if (by === 'document') event.respondWith(answerDocument(request, keeper));
  if (by === 'file') event.respondWith(answerFile(request, keeper, later));
  if (by === 'art') event.respondWith(answerArt(request, later));
});

onMessage(async (raw, reply) => {
  const order = parseMessage(raw);
  if (order?.say === 'take over') await scope.skipWaiting();
  if (order?.say === 'keep') await keeper.keep(order.paths, order.loaded, order.member);
  if (order?.say === 'newer') {
    const newer = order.main !== plan.main;
    // If the only page runs this build, nobody needs the old worker.
    const pages = newer ? [] : await scope.clients.matchAll({ includeUncontrolled: true });
    if (pages.length === 1) await scope.skipWaiting();
    reply(newer);
  }
});
