import { messageSW } from 'workbox-window/messageSW.js';
import { readBootPlan } from '@/config/bootPlan';
import type { WorkerMessage } from '@/config/workerMessage';

export const postToWorker = (worker: ServiceWorker, message: WorkerMessage): void =>
  worker.postMessage(message, []);

/** True if the worker belongs to another build; pending for as long as it does not answer. */
export async function isNewer(worker: ServiceWorker): Promise<boolean> {
  const message: WorkerMessage = { say: 'newer', main: readBootPlan().main };
  return (await messageSW(worker, message)) === true;
}

export const fetchedPaths = (): readonly string[] => {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return [...new Set(urls.filter(({ origin }) => origin === location.origin))].map(
    ({ pathname }) => pathname,
  );
};
