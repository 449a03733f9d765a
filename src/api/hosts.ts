import { settings } from '@/config/site';

const demoPortal = __DEMO__ ? '/demo-provider/portal' : '';
const demoOutsourcing = __DEMO__ ? '/demo-provider/outsourcing' : '';

/**
 * Base addresses; without API hosts, paths where the demo provider answers (decisions, section 2).
 */
export const hosts = {
  portal: settings.portalApi ?? demoPortal,
  outsourcing: settings.outsourcingApi ?? demoOutsourcing,
  myCommunities: settings.myCommunitiesApi ?? settings.portalApi ?? demoPortal,
} as const;

export type Host = keyof typeof hosts;
