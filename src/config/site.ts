import { parseSettings } from './settings';

/** The settings this build was made with. */
export const settings = parseSettings(import.meta.env);

/** A path as an absolute address of the deployed site, or the path itself where no origin is set. */
export function absoluteUrl(path: string): string {
  return `${settings.siteOrigin ?? ''}${path}`;
}
