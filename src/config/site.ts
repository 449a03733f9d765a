import type { Settings } from './settings';

/** Parsed when the portal was built. */
export const settings: Settings = __SETTINGS__;

export function absoluteUrl(path: string): string {
  return `${settings.siteOrigin ?? ''}${path}`;
}
