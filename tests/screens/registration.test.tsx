import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { memberHome } from '@/features/session/redirectAfterLogin';
import { justRegistered, paths, withQuery } from '@/config/paths';
import {
  fillRegistration,
  waitForLogin,
  openRegistration,
  getRegisterButton,
  registrant,
  registrationsSentBy,
  mockLocations,
  getTextbox,
  getCombobox,
  storedDrafts,
} from '../setup/forms';
import { pauseCalls } from '../setup/provider';

beforeEach(() => void mockLocations());

describe('what is missing', () => {
  test('each empty field has an error, in the specification’s words, and nothing is sent', async () => {
    const visit = await openRegistration();
    await visit.user.click(getRegisterButton());
    const summary = await screen.findByRole('group', { name: 'There is a problem' });
    const errors = within(summary).getAllByRole('link');
    expect(errors.map(({ textContent }) => textContent)).toEqual([
      'please enter your email address',
      'please enter your username',
      'please enter your password',
      'please enter your firstname',
      'please enter your lastname',
      'please select your gender',
      'please select your country',
      'please select your state/province',
      'please select your city',
      'please enter your correct phone number',
    ]);
    for (const name of ['Email', 'Username', 'First name', 'Last name', 'Phone number']) {
      expect(getTextbox(name)).toHaveAccessibleDescription(/^please enter your/);
    }
    expect(getCombobox('City')).toHaveAccessibleDescription(/please select your city/);
    expect(registrationsSentBy(visit)).toEqual([]);
  });

  test.each([
    ['Email', 'ruth@nowhere', /^please enter your email address in full/],
    ['Phone number', '613 555', 'please enter your correct phone number'],
    ['First name', '   ', 'please enter your firstname'],
  ])('%s does not take %j', async (name, typed, message) => {
    const { user } = await openRegistration();
    await user.type(getTextbox(name), typed);
    await user.click(getRegisterButton());
    await waitFor(() => expect(getTextbox(name)).toHaveAccessibleDescription(message));
  });

  test('passwords are compared, and mending either one settles it', async () => {
    const { user } = await openRegistration();
    const [password, confirmation] = [
      screen.getByLabelText('Password'),
      screen.getByLabelText('Confirm password'),
    ];
    await user.type(password, 'cedar and ston');
    await user.type(confirmation, 'cedar and stone');
    await user.click(getRegisterButton());
    await waitFor(() => expect(confirmation).toHaveAccessibleDescription('passwords do not match'));
    await user.type(password, 'e');
    await waitFor(() => expect(confirmation).not.toHaveAccessibleDescription());
    await user.type(confirmation, 'x');
    await waitFor(() => expect(confirmation).toHaveAccessibleDescription('passwords do not match'));
  });
});

describe('sending', () => {
  test('sends exactly the payload, once, then logs in with the answer’s e-mail and leads on', async () => {
    const visit = await openRegistration(
      withQuery(paths.communityRegister, { next: paths.services }),
    );
    await fillRegistration(visit);
    const release = pauseCalls('post', '/register/');
    const form = screen.getByRole<HTMLFormElement>('form');
    // Both in one turn.
    form.requestSubmit();
    form.requestSubmit();
    const progress = await screen.findByText('...pleae wait, registering you');
    await waitFor(() => expect(progress.closest('[role=status]')).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
    fireEvent.submit(screen.getByRole('form'));
    release();
    await waitFor(() => expect(visit.address()).toBe(paths.services));
    expect(registrationsSentBy(visit)).toHaveLength(1);
    expect(registrationsSentBy(visit)[0]).toMatchObject({
      method: 'POST',
      path: '/register/',
      body: registrant,
    });
    expect(registrationsSentBy(visit)[0]?.body).toEqual(registrant);
    expect(registrationsSentBy(visit)[0]?.headers['content-type']).toMatch(/^application\/json/);
    const logins = visit.provider.received.of('POST', '/login/');
    expect(logins.map(({ body }) => body)).toEqual([
      { email: registrant.email, password: registrant.password },
    ]);
    expect(visit.store.getState().user.loggedIn).toBe(true);
    expect(await storedDrafts()).toEqual({});
  });

  test('without a page to go back to it leads where logins lead, as a new member', async () => {
    const visit = await openRegistration(
      withQuery(paths.communityRegister, { next: 'https://evil.example' }),
    );
    await fillRegistration(visit);
    await visit.user.click(getRegisterButton());
    await waitFor(() => expect(visit.address()).toBe(memberHome));
    expect(window.history.state).toHaveProperty('usr', justRegistered);
  });

  test('the server’s field errors are shown at their fields, and what was typed stays', async () => {
    const visit = await openRegistration();
    await fillRegistration(visit);
    visit.provider.faults.add({
      name: 'taken',
      path: '/register/',
      kind: 'status',
      status: 400,
      body: {
        username: ['A user with that username already exists.'],
        phone_number: ['The phone number entered is not valid.'],
        invitation: ['An invitation is needed.'],
      },
    });
    await visit.user.click(getRegisterButton());
    const summary = await screen.findByRole('group', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(summary).toHaveTextContent('An invitation is needed.');
    expect(getTextbox('Username')).toHaveAccessibleDescription(
      'A user with that username already exists.',
    );
    expect(getTextbox('Phone number')).toHaveAccessibleDescription(
      'The phone number entered is not valid.',
    );
    expect(getTextbox('Email')).toHaveValue(registrant.email);
    expect(screen.getByLabelText('Password')).toHaveValue(registrant.password);
    visit.provider.faults.clear();
    await visit.user.clear(getTextbox('Username'));
    await visit.user.type(getTextbox('Username'), 'ruth.builds');
    await visit.user.click(getRegisterButton());
    await waitForLogin(visit);
  });

  test.each([
    ['no connection', { kind: 'network-error' }, 'Network error, try again!'],
    ['an answer that was lost', { kind: 'network-error', carriedOut: true }, 'Network error'],
    ['a 500', { kind: 'status', status: 500, body: { detail: 'Down.' } }, 'Down.'],
    ['a lost 408', { kind: 'status', status: 408, body: {}, carriedOut: true }, 'did not accept'],
    ['the page of a proxy', { kind: 'html' }, 'We couldn’t read the service’s answer'],
    ['an empty 200', { kind: 'empty' }, 'We couldn’t read the service’s answer'],
  ] as const)(
    '%s: its message is shown above the form, and Register again leads into the account',
    async (_, outcome, message) => {
      const visit = await openRegistration();
      await fillRegistration(visit);
      visit.provider.faults.add({ name: 'once', path: '/register/', times: 1, ...outcome });
      await visit.user.click(getRegisterButton());
      const summary = await screen.findByRole('group', { name: 'There is a problem' });
      expect(summary).toHaveTextContent(message);
      expect(screen.getByLabelText('Password')).toHaveValue(registrant.password);
      await visit.user.click(getRegisterButton());
      await waitForLogin(visit);
      await waitFor(async () => expect(await storedDrafts()).toEqual({}));
    },
  );

  test.each([
    ['an empty 201', { kind: 'empty', status: 201 }],
    ['a readable 200', { kind: 'status', status: 200, body: { message: 'Thanks' } }],
    ['an unreadable 200 of an account that can log in', { kind: 'html' }],
  ] as const)('%s leads into the account at once', async (_, outcome) => {
    const visit = await openRegistration();
    await fillRegistration(visit);
    visit.provider.faults.add({ name: 'short', path: '/register/', carriedOut: true, ...outcome });
    await visit.user.click(getRegisterButton());
    await waitForLogin(visit);
    expect(registrationsSentBy(visit)).toHaveLength(1);
  });

  test('a login that fails after registering ends it with a way to log in', async () => {
    const visit = await openRegistration(
      withQuery(paths.communityRegister, { next: paths.services }),
    );
    await fillRegistration(visit);
    visit.provider.faults.set(['login-offline']);
    await visit.user.click(getRegisterButton());
    const heading = await screen.findByRole('heading', { name: 'Your account was created' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText('Network error, try again!')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      withQuery(paths.communityLogin, { next: paths.services }),
    );
    expect(registrationsSentBy(visit)).toHaveLength(1);
  });
});

test('what was typed survives a reload, the passwords excepted', async () => {
  const visit = await openRegistration();
  await fillRegistration(visit);
  await waitFor(async () =>
    expect(Object.values(await storedDrafts())[0]).toMatchObject({
      city: registrant.city,
      phone_number: registrant.phone_number,
    }),
  );
  expect(JSON.stringify(await storedDrafts())).not.toContain('cedar and stone');
  document.body.replaceChildren();
  await openRegistration();
  await waitFor(() => expect(getTextbox('Username')).toHaveValue(registrant.username));
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(screen.getByRole('radio', { name: 'Female' })).toBeChecked();
  const form = within(screen.getByRole('form'));
  for (const place of [registrant.country, registrant.state, registrant.city]) {
    expect(form.getByText(place)).toBeVisible();
  }
});

test('each field is required, and has its autocomplete token', async () => {
  await openRegistration();
  const tokens = {
    Email: 'email',
    Username: 'username',
    'First name': 'given-name',
    'Last name': 'family-name',
    Password: 'new-password',
    'Confirm password': 'new-password',
    Country: 'country-name',
    'State/Province': 'address-level1',
    City: 'address-level2',
    'Phone number': 'tel',
  };
  for (const [label, token] of Object.entries(tokens)) {
    expect(screen.getByLabelText(label)).toBeRequired();
    expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', token);
  }
});
