import type { Location } from 'react-router-dom';
import { useSession } from '@/session/session';
import type { SessionStatus } from '@/session/session.slice';
import { paths, withQuery } from '@/config/paths';
import type { Screen } from './screens';

type PageAddress = Pick<Location, 'pathname' | 'search'>;

export function canAccess(access: Screen['access'], status: SessionStatus): boolean {
  if (access === 'public' || status === 'admin') return true;
  return access === 'member' && status === 'member';
}

export const useIsMember = (): boolean => canAccess('member', useSession().status);

/** The login, with the way back here (decisions, section 3). */
export function loginPathFor(access: Screen['access'], { pathname, search }: PageAddress): string {
  const login = access === 'admin' ? paths.adminLogin : paths.communityLogin;
  return withQuery(login, { next: pathname + search });
}
