import { useEffect, useState } from 'react';
import { loginRefusal } from '@/api/loginRefusal';
import { useSessionActions } from '@/session/session';
import { CredentialsForm } from '@/ui/form/CredentialsForm';

type Attempt = {
  readonly pending: boolean;
  /** What to show under the password; a new object for each answer. */
  readonly fieldErrors: { readonly password: string } | undefined;
};

/**
 * A login as a form makes it. After success it stays pending, until what follows takes the form away.
 * @param admin true for the admin login
 */
function useLogIn(admin = false) {
  const { logIn } = useSessionActions();
  const [attempt, setAttempt] = useState<Attempt>({ pending: false, fieldErrors: undefined });

  useEffect(() => {
    // Ahead of the first press; the press tries again.
    import('@/session/session.api').catch(() => undefined);
    import('@/session/changeSession').catch(() => undefined);
  }, []);

  const submit = async (email: string, password: string) => {
    setAttempt({ pending: true, fieldErrors: undefined });
    const refused = await logIn({ email, password, admin });
    if (refused === undefined) return;
    setAttempt({ pending: false, fieldErrors: { password: loginRefusal(refused) } });
  };
  return { ...attempt, submit };
}

type LoginFieldsProps = {
  /** Unique on its page; ids of fields start with it. */
  readonly id: string;
  /** What the form is, as its accessible name. */
  readonly label: string;
  /** Stands in the e-mail field at first. */
  readonly email?: string | undefined;
  readonly admin?: boolean;
};

/** The login into the session, of members and of admins. */
export function LoginFields({ admin = false, ...form }: LoginFieldsProps) {
  const { pending, fieldErrors, submit } = useLogIn(admin);
  return (
    <CredentialsForm {...form} pending={pending} fieldErrors={fieldErrors} onSubmit={submit} />
  );
}
