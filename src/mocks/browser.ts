import './withoutEval';
import { setupWorker } from 'msw/browser';
import { deviceStorage } from '@/lib/deviceStorage';
import { parseJson } from '@/lib/parseJson';
import type { ProviderHosts } from './context';
import { createDatabase } from './database';
import { createFaults, type FaultMemory } from './faults';
import { createHandlers } from './handlers';
import { createIdbStorage } from './idbStorage';
import { usualListShapes } from './responses';

const key = 'kingdom-builders-demo-faults';

/** Active faults in local storage, so that they survive a reload and reach every tab. */
export const deviceFaults: FaultMemory = {
  load: () => parseJson(deviceStorage.get(key)),
  save: (faults) => {
    if (faults.length === 0) deviceStorage.remove(key);
    else deviceStorage.set(key, JSON.stringify(faults));
  },
};

/** Like a near server: 80 to 200 ms. */
const usualLatency = () => 80 + Math.random() * 120;

const workerFile = '/mockServiceWorker.js';
/** Milliseconds to wait for the worker's control. */
const maxClaimMs = 5_000;

/** MSW would reload an uncontrolled page, and lose what was typed. */
async function claimPage(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(workerFile);
  const { active } = await serviceWorker.ready;
  if (serviceWorker.controller !== null) return;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, maxClaimMs);
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    active?.postMessage('claim', {});
    if (serviceWorker.controller !== null) resolve();
  });
}

/** Starts the demo; rejects in browsers or at addresses without service workers. */
export async function startDemoProvider(hosts: ProviderHosts): Promise<void> {
  if (!('serviceWorker' in navigator) || !window.isSecureContext) {
    throw new Error(
      'The demo needs service workers, which this browser does not offer here. Open it over https or on localhost, outside a private window.',
    );
  }
  const context = {
    hosts,
    database: createDatabase(createIdbStorage()),
    faults: createFaults(deviceFaults),
    listShapes: usualListShapes(),
    latency: usualLatency,
  };
  await claimPage();
  await setupWorker(...createHandlers(context)).start({
    serviceWorker: { url: workerFile },
    quiet: true,
    onUnhandledRequest: 'bypass',
  });
}
