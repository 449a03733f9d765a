import { useEffect } from 'react';
import { loginErrorMessage, offlineError } from '@/api/providerError';
import { useSessionActions } from '@/session/session';
import { CredentialsForm } from '@/ui/form/CredentialsForm';

type LoginFieldsProps = {
  readonly id: string;
  readonly label: string;
  readonly email?: string | undefined;
  readonly admin?: boolean;
};

export function LoginFields({ admin = false, ...form }: LoginFieldsProps) {
  const { logIn } = useSessionActions();

  useEffect(() => {
    // Not `prefetch`: a page that must reload for them does so before a password is typed.
    import('@/session/session.api').catch(() => undefined);
    import('@/session/changeSession').catch(() => undefined);
  }, []);

  const submit = async (email: string, password: string) => {
    // Its script may be lost.
    const refused = await logIn({ email, password, admin }).catch(() => offlineError);
    return refused && { password: loginErrorMessage(refused) };
  };
  return <CredentialsForm {...form} onSubmit={submit} />;
}
