import { demoProviderPath } from '@/config/paths';
import { settings } from '@/config/site';

const demoPortal = __DEMO__ ? `${demoProviderPath}portal` : '';
const demoOutsourcing = __DEMO__ ? `${demoProviderPath}outsourcing` : '';

/** Base addresses; without API hosts, where the demo provider answers (decisions, section 2). */
export const hosts = {
  portal: settings.portalApi ?? demoPortal,
  outsourcing: settings.outsourcingApi ?? demoOutsourcing,
  myCommunities: settings.myCommunitiesApi ?? settings.portalApi ?? demoPortal,
} as const;

export type Host = keyof typeof hosts;

export const requestTimeoutMs = 30_000;

export const uploadTimeoutMs = 120_000;

let ready: () => Promise<void> = () => Promise.resolve();

/** Sets what the first call waits for: the demo provider starts only when a page needs it. */
export function setProviderStart(start: () => Promise<void>): void {
  let started: Promise<void> | undefined;
  ready = () => {
    started ??= start().catch((error: unknown) => {
      started = undefined;
      throw error;
    });
    return started;
  };
}

/** Rejects if the demo provider cannot start. */
export const providerReady = (): Promise<void> => ready();
