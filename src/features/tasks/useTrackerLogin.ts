import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useStore } from 'react-redux';
import { emailOfKey, userKeyOf } from '@/api/keepRecord';
import { loginRefusal } from '@/api/loginRefusal';
import { offlineError } from '@/api/providerError';
import { login } from '@/api/sessionApi';
import { trackerLoginWords } from '@/content/taskWords';
import { userKey } from '@/lib/userKey';
import { setAccessToken } from './trackerAccess.slice';

type LoginStore = Store & { readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction> };
const useLoginStore = useStore.withTypes<LoginStore>();

type Attempt = {
  readonly pending: boolean;
  readonly fieldErrors: Readonly<Record<string, string>> | undefined;
};

/**
 * The tracker's login (decisions, section 4): `POST /login/`, whose token is kept as
 * `trackerAccess`. The session stays as it is, and only its own member gets in: the board is theirs.
 */
export function useTrackerLogin() {
  const store = useLoginStore();
  const [attempt, setAttempt] = useState<Attempt>({ pending: false, fieldErrors: undefined });
  const owner = userKey();
  const email = emailOfKey(owner);

  const submit = async (typed: string, password: string) => {
    setAttempt({ pending: true, fieldErrors: undefined });
    const { data, error } = await store.dispatch(
      login.initiate({ email: typed, password }, { track: false }),
    );
    // Another member's page by now: the answer belongs to nobody here.
    if (userKey() !== owner) return;
    if (data === undefined) {
      const refused = error !== undefined && 'kind' in error ? error : offlineError;
      setAttempt({ pending: false, fieldErrors: { password: loginRefusal(refused) } });
      return;
    }
    const said = data.record['email'];
    const who = userKeyOf(typeof said === 'string' && said !== '' ? said : typed);
    if (email !== undefined && who !== owner) {
      const fault = trackerLoginWords.another(email);
      setAttempt({ pending: false, fieldErrors: { email: fault } });
      return;
    }
    store.dispatch(setAccessToken(data.token));
  };
  return { ...attempt, email, submit };
}
