import { useEffect } from 'react';
import * as z from 'zod/mini';
import { missing } from '@/content/formWords';
import { loginFormWords as words } from '@/content/loginWords';
import { Form } from './Form';
import { PasswordField, SecretSubmit } from './PasswordField';
import { emailAddress } from './rules';
import { EmailField } from './TextField';
import { useSchemaForm } from './useSchemaForm';
import * as buttonStyles from '@/ui/button.module.css';

const schema = z.object({
  email: emailAddress(missing.email),
  // Passwords are sent as typed, with white space.
  password: z.string().check(z.minLength(1, missing.password)),
});

type CredentialsFormProps = {
  readonly id: string;
  readonly label: string;
  readonly email?: string | undefined;
  readonly pending: boolean;
  /** Why the last login was refused; a new object for each answer. */
  readonly fieldErrors: Readonly<Record<string, string>> | undefined;
  readonly onSubmit: (email: string, password: string) => void | Promise<void>;
};

/** Email, password and Login (specification, section 2, 'Member login page'). */
export function CredentialsForm({
  id,
  label,
  email,
  pending,
  fieldErrors,
  onSubmit,
}: CredentialsFormProps) {
  const form = useSchemaForm(schema);
  const { getValues, setValue } = form;

  // It may become known only after typing has begun.
  useEffect(() => {
    if (email !== undefined && getValues('email') === '') setValue('email', email);
  }, [email, getValues, setValue]);

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
      <SecretSubmit pending={pending} className={`${buttonStyles.btnBlock} needs-script`}>
        {words.login}
      </SecretSubmit>
    </Form>
  );
}
