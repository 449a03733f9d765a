import { readBootPlan } from '@/config/bootPlan';
import type { WorkerMessage } from '@/config/workerMessage';

export const postToWorker = (worker: ServiceWorker, order: WorkerMessage): void =>
  worker.postMessage(order, []);

const answerTime = 5000;

/** True if the worker belongs to another build. */
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
    const order: WorkerMessage = { say: 'newer', main: readBootPlan().main };
    worker.postMessage(order, [port2]);
  });
}

export const fetchedPaths = (): readonly string[] => {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return [...new Set(urls.filter(({ origin }) => origin === location.origin))].map(
    ({ pathname }) => pathname,
  );
};
