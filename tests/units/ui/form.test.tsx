import { configureStore, Tuple } from '@reduxjs/toolkit';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { draftKey, openDraft } from '@/lib/draft';
import { Button } from '@/ui/Button';
import { CredentialsForm } from '@/ui/form/CredentialsForm';
import { Form } from '@/ui/form/Form';
import { PasswordField } from '@/ui/form/PasswordField';
import { emailAddress, requiredText } from '@/ui/form/rules';
import { EmailField, TextField } from '@/ui/form/TextField';
import { useDraft } from '@/ui/form/useDraft';
import { useSchemaForm } from '@/ui/form/useSchemaForm';
import { storedDrafts } from '../../setup/forms';

/** A draft belongs to whom the store lets in. */
function Store({ children }: { readonly children: ReactNode }) {
  const [store] = useState(() =>
    configureStore({ reducer: (state: null = null) => state, middleware: () => new Tuple() }),
  );
  return <Provider store={store}>{children}</Provider>;
}

const schema = z.object({
  email: emailAddress('please enter your email address'),
  password: requiredText('please enter your password'),
});

type Answer = {
  readonly pending?: boolean;
  readonly error?: string;
  readonly fieldErrors?: Readonly<Record<string, string>>;
};

type SignInProps = {
  /** What is shown once the form was submitted. */
  readonly answer?: Answer;
  readonly summary?: boolean;
  readonly onSubmit?: (values: unknown) => void | Promise<void>;
};

function SignIn({ answer = {}, summary = true, onSubmit }: SignInProps) {
  const form = useSchemaForm(schema);
  const draft = useDraft(form, 'sign-in', { except: ['password'] });
  const [{ pending = false, error, fieldErrors }, setAnswer] = useState<Answer>({});
  return (
    <Form
      form={form}
      id="sign-in"
      label="Sign in"
      pending={pending}
      error={error}
      fieldErrors={fieldErrors}
      summary={summary}
      onSubmit={(values) => {
        setAnswer(answer);
        return onSubmit?.(values);
      }}
    >
      <EmailField name="email" label="Email" hint="Yours" />
      <PasswordField name="password" label="Password" />
      <Button type="submit" pending={pending}>
        Login
      </Button>
      <Button onClick={() => setAnswer({})}>Forget</Button>
      {!draft.isStored && <p>No drafts here</p>}
    </Form>
  );
}

async function fill() {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), 'ruth@example.com');
  await user.type(screen.getByLabelText('Password'), 'kingdom1');
  return user;
}

test('submits checked values once, and not while a call is pending', async () => {
  const onSubmit = vi.fn<(values: unknown) => void>();
  render(<SignIn onSubmit={onSubmit} answer={{ pending: true }} />, { wrapper: Store });
  const user = await fill();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(onSubmit.mock.calls).toEqual([[{ email: 'ruth@example.com', password: 'kingdom1' }]]),
  );
  expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true');
  await user.type(screen.getByLabelText('Password'), '{Enter}');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('two submits in one turn are one call, and the next one comes after it', async () => {
  let settle = () => {};
  const onSubmit = vi.fn<(values: unknown) => Promise<void>>(
    () =>
      new Promise((resolve) => {
        settle = resolve;
      }),
  );
  // Its state is never `pending`.
  render(<SignIn onSubmit={onSubmit} answer={{}} />, { wrapper: Store });
  const user = await fill();
  const form = screen.getByRole<HTMLFormElement>('form');
  form.requestSubmit();
  form.requestSubmit();
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  form.requestSubmit();
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  settle();
  await waitFor(async () => {
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });
});

test("puts the provider's words at their fields and above the form, and keeps what was typed", async () => {
  const fieldErrors = { email: 'This address is taken.', voucher: 'The voucher is old.' };
  render(<SignIn answer={{ error: 'Try later', fieldErrors }} />, { wrapper: Store });
  const user = await fill();
  await user.keyboard('{Enter}');
  const summary = await screen.findByRole('group', { name: 'There is a problem' });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(summary).toHaveTextContent(/Try later.*The voucher is old\..*This address is taken\./);
  const email = screen.getByLabelText('Email');
  expect(email).toHaveAccessibleDescription('Yours This address is taken.');
  expect(email).toHaveValue('ruth@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('kingdom1');
  await user.click(screen.getByRole('button', { name: 'Forget' }));
  expect(screen.queryByText('Try later')).toBeNull();
});

test('without a summary the first faulty field takes the focus, and errors are announced', async () => {
  const fieldErrors = { password: 'No active account found' };
  render(<SignIn summary={false} answer={{ fieldErrors }} />, { wrapper: Store });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Login' }));
  const email = screen.getByLabelText('Email');
  await waitFor(() => expect(email).toHaveFocus());
  expect(screen.queryByRole('group')).toBeNull();
  await fill();
  await user.keyboard('{Enter}');
  const password = screen.getByLabelText('Password');
  await waitFor(() => expect(password).toHaveAccessibleDescription('No active account found'));
  expect(password).toHaveFocus();
  // It had the focus before: only an alert is announced.
  expect(screen.getByRole('alert')).toHaveTextContent('No active account found');
});

test('a password can be shown, and is never in a draft', async () => {
  render(<SignIn />, { wrapper: Store });
  const user = await fill();
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await waitFor(async () =>
    expect(await storedDrafts()).toEqual({ 'visitor sign-in': { email: 'ruth@example.com' } }),
  );
});

test('what is typed before the draft was read replaces that field alone', async () => {
  const stored = openDraft(draftKey('early'), () => undefined);
  stored.save({ first: 'Ruth', last: 'Stored' });
  await stored.flush();
  stored.close();
  function Early() {
    const form = useSchemaForm(z.object({ first: requiredText(''), last: requiredText('') }));
    useDraft(form, 'early');
    return (
      <Form
        form={form}
        id="early"
        label="Early"
        pending={false}
        error={undefined}
        onSubmit={() => undefined}
      >
        <TextField name="first" label="First" />
        <TextField name="last" label="Last" />
      </Form>
    );
  }
  render(<Early />, { wrapper: Store });
  fireEvent.input(screen.getByLabelText('Last'), { target: { value: 'Typed' } });
  const values = { first: 'Ruth', last: 'Typed' };
  await waitFor(() => expect(screen.getByRole('form')).toHaveFormValues(values));
  await waitFor(async () => expect(await storedDrafts()).toEqual({ 'visitor early': values }));
});

test('shows where drafts cannot be stored, and works on', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const onSubmit = vi.fn<(values: unknown) => void>();
  render(<SignIn onSubmit={onSubmit} />, { wrapper: Store });
  expect(await screen.findByText('No drafts here')).toBeVisible();
  const user = await fill();
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
});

test('an email that is known late fills its field in, unless one is typed already', async () => {
  const login = (email?: string) => (
    <Store>
      <CredentialsForm id="login" label="Login" email={email} onSubmit={async () => undefined} />
    </Store>
  );
  const first = render(login());
  first.rerender(login('known@example.com'));
  expect(screen.getByLabelText('Email')).toHaveValue('known@example.com');
  first.unmount();
  const second = render(login());
  await userEvent.type(screen.getByLabelText('Email'), 'other@ex');
  second.rerender(login('known@example.com'));
  expect(screen.getByLabelText('Email')).toHaveValue('other@ex');
});
