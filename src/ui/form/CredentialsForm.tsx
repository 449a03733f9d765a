import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { requiredMessages } from '@/content/formWords';
import { loginFormWords as words } from '@/content/loginWords';
import { Form } from './Form';
import { PasswordField, SecretSubmit } from './PasswordField';
import { emailAddress } from './rules';
import { EmailField } from './TextField';
import { useSchemaForm } from './useSchemaForm';
import * as buttonStyles from '@/ui/button.module.css';

const schema = z.object({
  email: emailAddress(requiredMessages.email),
  // Passwords are sent as typed, with white space.
  password: z.string().check(z.minLength(1, requiredMessages.password)),
});

type Refusal = Readonly<Record<string, string>>;

type CredentialsFormProps = {
  readonly id: string;
  readonly label: string;
  readonly email?: string | undefined;
  /** Unless refused, the form stays pending until the page changes. */
  readonly onSubmit: (email: string, password: string) => Promise<Refusal | undefined>;
};

/** Email, password and Login (specification, section 2, 'Member login page'). */
export function CredentialsForm({ id, label, email, onSubmit }: CredentialsFormProps) {
  const form = useSchemaForm(schema);
  const [attempt, setAttempt] = useState<{ pending: boolean; refusal?: Refusal }>({
    pending: false,
  });
  const { getValues, setValue } = form;

  // It may become known only after typing has begun.
  useEffect(() => {
    if (email !== undefined && getValues('email') === '') setValue('email', email);
  }, [email, getValues, setValue]);

  const submit = async (values: z.infer<typeof schema>) => {
    setAttempt({ pending: true });
    const refusal = await onSubmit(values.email, values.password);
    if (refusal !== undefined) setAttempt({ pending: false, refusal });
  };

  return (
    <Form
      id={id}
      form={form}
      label={label}
      pending={attempt.pending}
      fieldErrors={attempt.refusal}
      summary={false}
      onSubmit={submit}
    >
      <EmailField name="email" label={words.email} autoComplete="username" />
      <PasswordField name="password" label={words.password} />
      <SecretSubmit pending={attempt.pending} className={`${buttonStyles.btnBlock} needs-script`}>
        {words.login}
      </SecretSubmit>
    </Form>
  );
}
