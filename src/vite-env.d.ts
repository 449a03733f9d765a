/// <reference types="vite/client" />

/** True without API hosts: the embedded demo provider answers. */
declare const __DEMO__: boolean;

/** True with an address for reports. */
declare const __REPORTS__: boolean;

/** Filled in at build time. */
declare const __OFFLINE_PLAN__: import('@/config/offlinePlan').OfflinePlan;

interface ImportMetaEnv {
  readonly VITE_PORTAL_API_URL?: string;
  readonly VITE_OUTSOURCING_API_URL?: string;
  readonly VITE_MY_COMMUNITIES_API_URL?: string;
  readonly VITE_LOCATIONS_URL?: string;
  readonly VITE_CONTACT_EMAIL?: string;
  readonly VITE_CONTACT_PHONE?: string;
  readonly VITE_OWNER_NAME?: string;
  readonly VITE_OWNER_ADDRESS?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_REPORT_URL?: string;
}
