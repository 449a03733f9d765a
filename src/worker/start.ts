import { answerArt, answerDocument, answerFile } from './answers';
import { createKeeper } from './keep';
import { readOrder } from './orders';
import { answeredBy } from './requests';
import { during, onOrder, onRequest, workerScope } from './scope';

/*
 * The service worker of live builds, compiled into `/sw.js` with the plan of its build. Documents come
 * from the network while it has them; what was read, and members' pages, can be read without.
 */
const plan = __OFFLINE_PLAN__;
const { origin } = location;
const keeper = createKeeper(plan, origin);
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

onOrder(async (raw, reply) => {
  const order = readOrder(raw);
  if (order?.say === 'take over') await scope.skipWaiting();
  if (order?.say === 'keep') await keeper.keep(order.paths, order.loaded, order.member);
  if (order?.say === 'newer') {
    const newer = order.main !== plan.main;
    // The only page there is runs this very build: nobody needs the worker before any more.
    const pages = newer ? [] : await scope.clients.matchAll({ includeUncontrolled: true });
    if (pages.length === 1) await scope.skipWaiting();
    reply(newer);
  }
});
