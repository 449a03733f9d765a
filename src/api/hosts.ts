import { settings } from '@/config/site';

const demoPortal = __DEMO__ ? '/demo-provider/portal' : '';
const demoOutsourcing = __DEMO__ ? '/demo-provider/outsourcing' : '';

/**
 * Base addresses of the provider (decisions, section 2). Without API hosts they are paths of this
 * site, where the embedded demo provider listens.
 */
export const hosts = {
  portal: settings.portalApi ?? demoPortal,
  outsourcing: settings.outsourcingApi ?? demoOutsourcing,
  myCommunities: settings.myCommunitiesApi ?? settings.portalApi ?? demoPortal,
} as const;

export type Host = keyof typeof hosts;
