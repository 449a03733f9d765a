/** The service worker of live builds. */
export const siteWorkerFile = '/sw.js';

/** True if that worker controls this page. The worker of a demo build only answers calls. */
export function hasSiteWorker(): boolean {
  const controller = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  return controller !== null && new URL(controller.scriptURL).pathname === siteWorkerFile;
}
