import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { formWords } from '@/content/formWords';
import { CredentialsForm } from '@/ui/form/CredentialsForm';
import { deferEarlyActions, readyForm } from '@/ui/form/deferEarlyActions';
import { lazyForm } from '@/ui/form/LazyForm';

const onSubmit = vi.fn<(email: string, password: string) => Promise<undefined>>();
const Login = () => <CredentialsForm id="login" label="Login" onSubmit={onSubmit} />;

/** The form's document, whose script is fetched; `settle` ends the newest attempt. */
async function openPrerendered() {
  const Prerendered = lazyForm(async () => ({ Login }), 'Login');
  const container = document.createElement('div');
  document.body.append(container);
  await waitFor(() => {
    container.innerHTML = renderToString(<Prerendered />);
    expect(container.innerHTML).toContain('<form');
  });
  let settle = (_isLost: boolean) => undefined as void;
  const load = vi.fn<() => Promise<{ Login: typeof Login }>>(
    () =>
      new Promise((resolve, reject) => {
        settle = (isLost) => (isLost ? reject(new TypeError('Failed')) : resolve({ Login }));
      }),
  );
  const Late = lazyForm(load, 'Login');
  render(<Late />, { container, hydrate: true });
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  return { load, settle: (isLost: boolean) => settle(isLost) };
}

const busy = () => document.querySelector('[aria-busy=true] form');

test('a form whose script is lost says so at each press, and is submitted once when it has come', async () => {
  const { load, settle } = await openPrerendered();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), 'ruth@example.com');
  await user.type(screen.getByLabelText('Password'), 'kingdom1');
  const button = screen.getByRole('button', { name: 'Login' });
  const press = async (loads: number) => {
    await user.click(button);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(loads));
    expect(busy()).toContainElement(button);
    expect(screen.queryByRole('alert')).toBeNull();
  };
  const expectLost = async () => {
    expect(await screen.findByRole('alert')).toHaveTextContent(formWords.lost);
    expect(busy()).toBeNull();
  };
  await press(1);
  settle(true);
  await expectLost();
  await press(2);
  settle(true);
  await expectLost();
  await press(3);
  settle(false);
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit).toHaveBeenCalledWith('ruth@example.com', 'kingdom1');
  expect(screen.getByRole('button', { name: 'Login' })).toBe(button);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a form whose script is lost before anybody presses says nothing yet', async () => {
  const { load, settle } = await openPrerendered();
  settle(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  settle(false);
  await waitFor(() => expect(screen.getByLabelText('Email')).toBeInvalid());
  expect(screen.queryByText(formWords.lost)).toBeNull();
});

test('a form that becomes ready while its submit is dispatched is submitted once', async () => {
  const container = document.createElement('div');
  const form = document.createElement('form');
  container.append(form);
  document.body.append(container);
  let isDispatching = false;
  const handled: string[] = [];
  const onReactSubmit = (event: Event) => {
    event.preventDefault();
    handled.push(isDispatching ? 'before it was ready' : 'ready');
  };
  const requestSubmit = form.requestSubmit.bind(form);
  // As in browsers: a form whose submit is being dispatched ignores another.
  form.requestSubmit = () => (isDispatching ? undefined : requestSubmit());
  const stop = deferEarlyActions(container);
  container.addEventListener('submit', () => readyForm.announce(form), {
    capture: true,
    once: true,
  });
  document.addEventListener('submit', onReactSubmit);
  isDispatching = true;
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  isDispatching = false;
  await waitFor(() => expect(handled).toEqual(['ready']));
  expect(container).not.toHaveAttribute('aria-busy');
  stop?.();
  document.removeEventListener('submit', onReactSubmit);
});
