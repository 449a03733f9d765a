import type { Database } from './database';
import type { Faults } from './faults';
import type { ListShapes } from './responses';
import type { ReceivedLog } from './received';

/** Absolute bases, or paths of the page's origin. */
export type ProviderHosts = Readonly<Record<HostName, string>>;
export type HostName = 'portal' | 'outsourcing' | 'myCommunities';

export type ProviderContext = {
  readonly hosts: ProviderHosts;
  readonly database: Database;
  readonly faults: Faults;
  readonly received: ReceivedLog;
  readonly listShapes: ListShapes;
  readonly latency: () => number;
};
