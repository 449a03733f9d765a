import type { Host } from '@/api/provider';
import type { Database } from './database';
import type { Faults } from './faults';
import type { ListShapes } from './responses';

/** Absolute bases, or paths of the page's origin. */
export type ProviderHosts = Readonly<Record<Host, string>>;

export type ReceivedRequest = {
  readonly host: string;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, form fields by name, or text. */
  readonly body: unknown;
};

export type ProviderContext = {
  readonly hosts: ProviderHosts;
  readonly database: Database;
  readonly faults: Faults;
  /** Called for each request, before its answer is made. */
  readonly onRequest?: (request: ReceivedRequest) => void;
  readonly listShapes: ListShapes;
  readonly latency: () => number;
};
