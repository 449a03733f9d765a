import { readBootPlan } from '@/config/bootPlan';
import type { WorkerOrder } from '@/config/offlinePlan';

/** Says something to a worker. */
export const tell = (worker: ServiceWorker, order: WorkerOrder): void =>
  worker.postMessage(order, []);

/** How long a worker is given to answer, in milliseconds. */
const answerTime = 5000;

/** True where a worker belongs to another build than this page. */
export function isNewer(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), answerTime);
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      clearTimeout(late);
      port1.close();
      resolve(data === true);
    });
    port1.start();
    const order: WorkerOrder = { say: 'newer', main: readBootPlan().main };
    worker.postMessage(order, [port2]);
  });
}

/** Paths of this site that this page has fetched. */
export const fetchedHere = (): readonly string[] => {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return [...new Set(urls.filter(({ origin }) => origin === location.origin))].map(
    ({ pathname }) => pathname,
  );
};
