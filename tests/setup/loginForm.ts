import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { memberAccount } from '@/content/demoAccounts';
import { signInWords } from '@/content/signInWords';

/** The login form: the page's own, or the sign-in dialog's. */
export async function loginForm(name: string = 'Kingdom Builders User login') {
  const form = within(await screen.findByRole('form', { name }));
  return {
    email: form.getByLabelText('Email'),
    password: form.getByLabelText('Password'),
    button: form.getByRole('button', { name: 'Login' }),
    show: form.getByRole('button', { name: /(?:Show|Hide) password/ }),
  };
}

type Typed = { readonly email?: string; readonly password?: string; readonly form?: string };

/** Fills the login form in, as the demo's member unless told, and presses Login. */
export async function logInBy(user: UserEvent, { email, password, form }: Typed = {}) {
  const fields = await loginForm(form);
  await user.clear(fields.email);
  await user.type(fields.email, email ?? memberAccount.email);
  await user.clear(fields.password);
  await user.type(fields.password, password ?? memberAccount.password);
  await user.click(fields.button);
}

/** The dialog over a page whose session has ended. */
export const signInDialog = () => screen.findByRole('dialog', { name: signInWords.ended });
