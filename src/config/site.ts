import type { ScreenHead } from '@/lib/pageHead';
import type { Settings } from './settings';

/** Parsed when the portal was built. */
export const settings: Settings = __SETTINGS__;

export function absoluteUrl(path: string): string {
  return `${settings.siteOrigin ?? ''}${path}`;
}

/** For pages behind a login, which search engines leave out: one description serves them all. */
export const closedHead = (title: string) => (): ScreenHead => ({
  title: `${title} | Kingdom Builders`,
  description: 'A page for members of Kingdom Builders who have logged in.',
});
