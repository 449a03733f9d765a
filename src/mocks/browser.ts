import './withoutEval';
import { setupWorker } from 'msw/browser';
import type { ProviderHosts } from './context';
import { createDatabase } from './database';
import { deviceFaults } from './deviceFaults';
import { createFaults } from './faults';
import { createHandlers } from './handlers';
import { createIdbStorage } from './idbStorage';
import { usualListShapes } from './listShapes';
import { createReceivedLog } from './received';

/** A pause as a near server takes it: 80 to 200 ms. */
const usualLatency = () => 80 + Math.random() * 120;

/**
 * Starts the embedded demo provider in this browser. Resolves when calls can go out.
 * @throws where the browser offers no service workers (an insecure address, a private window of some
 *   browsers): the demo cannot run there
 */
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
    received: createReceivedLog(0),
    listShapes: usualListShapes(),
    latency: usualLatency,
  };
  await setupWorker(...createHandlers(context)).start({
    serviceWorker: { url: '/mockServiceWorker.js' },
    quiet: true,
    onUnhandledRequest: 'bypass',
  });
}
