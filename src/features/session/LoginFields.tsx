import { CredentialsForm } from '@/ui/form/CredentialsForm';
import { useLogIn } from './useLogIn';

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
    <CredentialsForm
      {...form}
      pending={pending}
      fieldErrors={fieldErrors}
      onSubmit={(email, password) => void submit(email, password)}
    />
  );
}
