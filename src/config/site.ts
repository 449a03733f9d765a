import { parseSettings } from './settings';

export const settings = parseSettings(import.meta.env);

/** A path with the site's origin, or the path itself if no origin is set. */
export function absoluteUrl(path: string): string {
  return `${settings.siteOrigin ?? ''}${path}`;
}
