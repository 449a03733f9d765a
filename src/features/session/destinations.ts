import { paths } from '@/lib/paths';
import { sitePath } from '@/lib/sitePath';
import { withoutTrailingSlash } from '@/lib/url';

/** Where a login leads that came from nowhere: the community's feed. */
export const memberHome: string = paths.community;

/** Where an admin's login leads that came from nowhere. */
export const adminHome: string = paths.adminDashboard;

const homes: ReadonlyMap<string, string> = new Map([
  [paths.communityLogin, memberHome],
  [paths.communityRegister, memberHome],
  [paths.adminLogin, adminHome],
]);

/**
 * Where a login leads (decisions, section 3).
 * @param asked the address's `next`; only a path of this site is followed, and none that asks for a
 *   login again
 * @param otherwise where it leads without one
 */
export function afterLogin(asked: string | null, otherwise: string = memberHome): string {
  const path = sitePath(asked);
  if (path === undefined || homes.has(path.replace(/\/*(?:[?#].*)?$/, ''))) return otherwise;
  return path;
}

/** The path that a login or a registration at an address leads to; undefined where there is none. */
export function behindDoor({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): string | undefined {
  const home = homes.get(withoutTrailingSlash(pathname));
  if (home === undefined) return undefined;
  return withoutTrailingSlash(
    afterLogin(new URLSearchParams(search).get('next'), home).replace(/[?#].*$/, ''),
  );
}
