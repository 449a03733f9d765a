import { useSelector } from 'react-redux';
import { readCurrentUser } from '@/api/models/profile';
import { useCachedUser } from '@/session/session.api';
import { selectUser } from '@/session/session.slice';

/** The profile of the user who is logged in: the newest answer, else the login's; fetches nothing. */
export function useOwnProfile() {
  const login = readCurrentUser(useSelector(selectUser))?.profile;
  const { data } = useCachedUser();
  return data?.profile ?? login;
}
