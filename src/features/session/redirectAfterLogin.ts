import { paths } from '@/config/paths';
import { sitePath } from '@/lib/sitePath';

export const memberHome: string = paths.community;

const loginPages: readonly string[] = [
  paths.communityLogin,
  paths.communityRegister,
  paths.adminLogin,
];

/** `next` if it is a path of this site and no login page, else `fallback` (decisions, section 3). */
export function safeRedirect(requestedPath: string | null, fallback: string = memberHome): string {
  const path = sitePath(requestedPath);
  if (path === undefined || loginPages.includes(path.replace(/\/*(?:[?#].*)?$/, '')))
    return fallback;
  return path;
}

/** Undefined if the address is no login page. */
export function redirectAfterLogin({ pathname, search }: Location): string | undefined {
  const path = pathname.replace(/\/+$/, '');
  if (!loginPages.includes(path)) return undefined;
  const home = path === paths.adminLogin ? paths.adminDashboard : memberHome;
  return safeRedirect(new URLSearchParams(search).get('next'), home);
}
