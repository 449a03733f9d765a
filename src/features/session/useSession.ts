import { useSelector, useStore } from 'react-redux';
import { type Session, sessionOf } from './session';
import { selectSession } from './session.slice';

/**
 * Who is here: `restoring` in the prerendered document and until stored state is back, then
 * `visitor`, `member` or `admin` (who is a member too).
 */
export const useSession = () => useSelector(selectSession);

/** The ways to change the session. */
export const useSessionActs = (): Session => sessionOf(useStore());
