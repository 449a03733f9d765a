import { settings } from './env';

/** A path as an absolute address of the deployed site, or the path itself where no origin is set. */
export function absoluteUrl(path: string): string {
  return `${settings.siteOrigin ?? ''}${path}`;
}
