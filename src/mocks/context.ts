import type { Database } from './database';
import type { Faults } from './faults';
import type { ListShapes } from './listShapes';
import type { ReceivedLog } from './received';

/**
 * Base addresses the provider listens at: absolute (`https://x.example/api`) or paths of the page's
 * own origin (`/demo-provider/portal`).
 */
export type ProviderHosts = {
  readonly portal: string;
  readonly outsourcing: string;
  readonly myCommunities: string;
};
export type HostName = keyof ProviderHosts;

/** What the handlers work with. */
export type ProviderContext = {
  readonly hosts: ProviderHosts;
  readonly database: Database;
  readonly faults: Faults;
  readonly received: ReceivedLog;
  /** A test may change how a list comes. */
  readonly listShapes: ListShapes;
  /** Milliseconds an answer takes. */
  readonly latency: () => number;
};
