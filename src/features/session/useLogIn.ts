import { useEffect, useState } from 'react';
import { loginRefusal } from '@/api/loginRefusal';
import { useSessionActs } from './useSession';

type Attempt = {
  readonly pending: boolean;
  /** What to show under the password; a new object for each answer. */
  readonly fieldErrors: { readonly password: string } | undefined;
};

/**
 * A login as a form makes it. After success it stays pending, until what follows takes the form away.
 * @param admin true for the admin login
 */
export function useLogIn(admin = false) {
  const { logIn } = useSessionActs();
  const [attempt, setAttempt] = useState<Attempt>({ pending: false, fieldErrors: undefined });

  useEffect(() => {
    // Ahead of the first press; the press tries again.
    import('@/api/sessionApi').catch(() => undefined);
    import('./sessionChanges').catch(() => undefined);
  }, []);

  const submit = async (email: string, password: string) => {
    setAttempt({ pending: true, fieldErrors: undefined });
    const refused = await logIn({ email, password, admin });
    if (refused === undefined) return;
    setAttempt({ pending: false, fieldErrors: { password: loginRefusal(refused) } });
  };
  return { ...attempt, submit };
}
