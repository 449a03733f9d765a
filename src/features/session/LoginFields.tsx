import { useEffect, useState } from 'react';
import { loginErrorMessage, offlineError } from '@/api/providerError';
import { useSessionActions } from '@/session/session';
import { CredentialsForm } from '@/ui/form/CredentialsForm';

type Attempt = {
  readonly pending: boolean;
  readonly fieldErrors: { readonly password: string } | undefined;
};

/** Logs in from a form; stays pending until the page changes. */
function useLogIn(admin = false) {
  const { logIn } = useSessionActions();
  const [attempt, setAttempt] = useState<Attempt>({ pending: false, fieldErrors: undefined });

  useEffect(() => {
    // Early; the press tries again.
    import('@/session/session.api').catch(() => undefined);
    import('@/session/changeSession').catch(() => undefined);
  }, []);

  const submit = async (email: string, password: string) => {
    setAttempt({ pending: true, fieldErrors: undefined });
    // Its script may be lost.
    const refused = await logIn({ email, password, admin }).catch(() => offlineError);
    if (refused === undefined) return;
    setAttempt({ pending: false, fieldErrors: { password: loginErrorMessage(refused) } });
  };
  return { ...attempt, submit };
}

type LoginFieldsProps = {
  readonly id: string;
  readonly label: string;
  readonly email?: string | undefined;
  readonly admin?: boolean;
};

export function LoginFields({ admin = false, ...form }: LoginFieldsProps) {
  const { pending, fieldErrors, submit } = useLogIn(admin);
  return (
    <CredentialsForm {...form} pending={pending} fieldErrors={fieldErrors} onSubmit={submit} />
  );
}
