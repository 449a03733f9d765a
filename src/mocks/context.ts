import type { Host } from '@/api/provider';
import type { Database } from './database';
import type { Faults } from './faults';
import type { ListShapes } from './responses';
import type { ReceivedLog } from './received';

/** Absolute bases, or paths of the page's origin. */
export type ProviderHosts = Readonly<Record<Host, string>>;

export type ProviderContext = {
  readonly hosts: ProviderHosts;
  readonly database: Database;
  readonly faults: Faults;
  readonly received: ReceivedLog;
  readonly listShapes: ListShapes;
  readonly latency: () => number;
};
