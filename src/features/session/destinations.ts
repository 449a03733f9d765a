import { paths } from '@/config/paths';
import { sitePath } from '@/lib/sitePath';

/** Where a login leads that came from nowhere: the community's feed. */
export const memberHome: string = paths.community;

const doors: readonly string[] = [paths.communityLogin, paths.communityRegister, paths.adminLogin];

/**
 * Where a login leads (decisions, section 3).
 * @param asked the address's `next`; only a path of this site is followed, and none that asks for a
 *   login again
 * @param otherwise where it leads without one
 */
export function afterLogin(asked: string | null, otherwise: string = memberHome): string {
  const path = sitePath(asked);
  if (path === undefined || doors.includes(path.replace(/\/*(?:[?#].*)?$/, ''))) return otherwise;
  return path;
}

/** Where the login page at this address leads; undefined for any other page. */
export function loginDestination({ pathname, search }: Location): string | undefined {
  const path = pathname.replace(/\/+$/, '');
  if (!doors.includes(path)) return undefined;
  const home = path === paths.adminLogin ? paths.adminDashboard : memberHome;
  return afterLogin(new URLSearchParams(search).get('next'), home);
}
