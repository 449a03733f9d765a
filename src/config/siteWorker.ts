/** The service worker of live builds. */
export const siteWorkerFile = '/sw.js';

/** True if that worker controls this page. The worker of a demo build only answers calls. */
export function hasSiteWorker(): boolean {
  const controller = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  return controller !== null && new URL(controller.scriptURL).pathname === siteWorkerFile;
}

export type WorkerMessage =
  /** Stores these documents, and what the page has fetched. */
  | {
      readonly say: 'keep';
      readonly paths: readonly string[];
      readonly loaded: readonly string[];
      readonly member: boolean;
    }
  /** Asks whether the worker is of another build than `main`. */
  | { readonly say: 'newer'; readonly main: string }
  | { readonly say: 'take over' };

export type VisitedPages = Extract<WorkerMessage, { readonly say: 'keep' }>;

const isOwnPath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(?!\/)/.test(value);

const ownPaths = (value: unknown) => (Array.isArray(value) ? value.filter(isOwnPath) : []);

/** Parses a message, also of a page of another build; undefined if it is none. */
export function parseMessage(raw: unknown): WorkerMessage | undefined {
  const fields: Partial<Record<string, unknown>> = typeof raw === 'object' ? { ...raw } : {};
  const { say, main, paths, loaded, member } = fields;
  if (say === 'take over') return { say };
  if (say === 'newer' && typeof main === 'string') return { say, main };
  if (say !== 'keep') return undefined;
  return { say, paths: ownPaths(paths), loaded: ownPaths(loaded), member: member === true };
}
