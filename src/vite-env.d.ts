/// <reference types="vite/client" />

/** True in a build without API hosts: the portal then runs on the embedded demo provider. */
declare const __DEMO__: boolean;

/** True in a build with an address for reports of errors and speed. */
declare const __REPORTS__: boolean;

/** What the service worker knows of its build; written into it when the portal is built. */
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
