import type { Settings } from './settings';

/** Parsed when the portal was built. */
export const settings: Settings = __SETTINGS__;

/** A path with the site's origin, or the path itself if no origin is set. */
export function absoluteUrl(path: string): string {
  return `${settings.siteOrigin ?? ''}${path}`;
}
