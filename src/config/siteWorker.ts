/** Where the worker of live builds stands, which keeps this site's documents. */
export const siteWorkerFile = '/sw.js';

/**
 * True where that worker looks after this page: a document can then be loaded without a connection.
 * A demo build's worker answers calls only.
 */
export function hasSiteWorker(): boolean {
  const controller = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  return controller !== null && new URL(controller.scriptURL).pathname === siteWorkerFile;
}
