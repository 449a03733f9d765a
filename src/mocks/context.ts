import type { Database } from './database';
import type { Faults } from './faults';
import type { ListShapes } from './responses';
import type { ReceivedLog } from './received';

/** Absolute bases, or paths of the page's origin. */
export type ProviderHosts = {
  readonly portal: string;
  readonly outsourcing: string;
  readonly myCommunities: string;
};
export type HostName = keyof ProviderHosts;

export type ProviderContext = {
  readonly hosts: ProviderHosts;
  readonly database: Database;
  readonly faults: Faults;
  readonly received: ReceivedLog;
  readonly listShapes: ListShapes;
  readonly latency: () => number;
};
