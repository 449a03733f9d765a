import { useEffect } from 'react';
import * as z from 'zod/mini';
import { loginFormWords as words } from '@/content/loginFormWords';
import { Form } from './Form';
import { PasswordField } from './PasswordField';
import { emailAddress } from './rules';
import { EmailField } from './TextField';
import { SecretSubmit } from './SecretSubmit';
import { useSchemaForm } from './useSchemaForm';

const schema = z.object({
  email: emailAddress(words.missing.email),
  // A password is sent as it was typed, white space included.
  password: z.string().check(z.minLength(1, words.missing.password)),
});

type CredentialsFormProps = {
  /** Unique on its page; ids of fields start with it. */
  readonly id: string;
  /** What the form is, as its accessible name. */
  readonly label: string;
  /** Stands in the e-mail field at first. */
  readonly email?: string | undefined;
  readonly pending: boolean;
  /** Why the last try was refused, by field; a new object for each answer. */
  readonly fieldErrors: Readonly<Record<string, string>> | undefined;
  readonly onSubmit: (email: string, password: string) => void | Promise<void>;
};

/** E-mail, password and Login (specification, section 2, 'Member login page'). */
export function CredentialsForm({
  id,
  label,
  email,
  pending,
  fieldErrors,
  onSubmit,
}: CredentialsFormProps) {
  const form = useSchemaForm(schema);
  const { setValue } = form;

  useEffect(() => {
    if (email !== undefined) setValue('email', email);
  }, [email, setValue]);

  return (
    <Form
      id={id}
      form={form}
      label={label}
      pending={pending}
      error={undefined}
      fieldErrors={fieldErrors}
      summary={false}
      onSubmit={(values) => onSubmit(values.email, values.password)}
    >
      <EmailField name="email" label={words.email} autoComplete="username" />
      <PasswordField name="password" label={words.password} />
      <SecretSubmit pending={pending} className="btn--block needs-script">
        {words.login}
      </SecretSubmit>
    </Form>
  );
}
