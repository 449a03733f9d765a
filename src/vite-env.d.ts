/// <reference types="vite/types/importMeta.d.ts" />

/** Names of its classes in camel case; the build stops at a name that its sheet does not have. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module '*.css' {}

declare module '*?raw' {
  const text: string;
  export default text;
}

/** True without API hosts: the embedded demo provider answers. */
declare const __DEMO__: boolean;

/** True with an address for reports. */
declare const __REPORTS__: boolean;

/** The settings of the build; what is unset is missing. */
declare const __SETTINGS__: import('@/config/settings').Settings;

/** Filled in at build time. */
declare const __OFFLINE_PLAN__: import('@/config/offlinePlan').OfflinePlan;

/** An event that keeps the worker alive until its work is done. */
type ExtendableEvent = Event & { readonly waitUntil: (work: Promise<unknown>) => void };

/** What the compiler, which has a window's scope, lacks of a service worker's. */
type ServiceWorkerGlobalScope = {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; matchAll(options: object): Promise<readonly unknown[]> };
  addEventListener(
    type: 'install' | 'activate' | 'message',
    listener: (event: ExtendableEvent & MessageEvent<unknown>) => void,
  ): void;
};
