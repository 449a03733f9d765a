import { useSelector } from 'react-redux';
import { readCurrentUser } from '@/api/models/profile';
import { useCachedUser } from '@/session/session.api';
import { selectUser } from '@/session/session.slice';

/** The profile in the login's answer; undefined if that names nobody, such as tokens alone. */
export function useLoginProfile() {
  const login = readCurrentUser(useSelector(selectUser))?.profile;
  return login?.name === login?.email ? undefined : login;
}

/** The profile of the user who is logged in: the newest answer, else the login's; fetches nothing. */
export function useOwnProfile() {
  const login = useLoginProfile();
  const { data } = useCachedUser();
  return data?.profile ?? login;
}
