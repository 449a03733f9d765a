import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi, expect } from 'vitest';
import { http, HttpResponse } from 'msw';
import { type AppStore, createAppStore } from '@/app/store';
import { paths } from '@/config/paths';
import { memberAccount } from '@/content/demoAccounts';
import { signInWords } from '@/content/loginWords';
import { countryFiles } from '@/build/locations';
import type { EnquiryName } from '@/features/enquiries/EnquiryFields';
import { EnquiryForm } from '@/features/enquiries/enquiryForms';
import '@/features/registration/LocationSelect';
import '@/features/registration/registration.api';
import '@/features/registration/RegistrationFields';
import '@/pages/RegisterPage';
import '@/ui/form/PhoneInput';
import { addCleanup } from './lifecycle';
import { renderAt, type Visit } from './renderAt';
import { provider } from './provider';

/** The drafts on this device, by key, without the line ends that keep its parts apart. */
export async function storedDrafts(): Promise<Readonly<Record<string, unknown>>> {
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === 'kb:drafts')) return {};
  const database = await new Promise<IDBDatabase>((opened, failed) => {
    const request = indexedDB.open('kb:drafts');
    request.addEventListener('success', () => opened(request.result));
    request.addEventListener('error', () => failed(new Error('No drafts can be opened.')));
  });
  const store = database.transaction('drafts').objectStore('drafts');
  const [keys, values] = [store.getAllKeys(), store.getAll()];
  await new Promise((done) => store.transaction.addEventListener('complete', done));
  database.close();
  return Object.fromEntries(
    keys.result.map((key, index) => [
      (typeof key === 'string' ? key : '').trim().replaceAll('\n', ' '),
      values.result[index],
    ]),
  );
}

/** For `renderForm`. */
export const enquiryForm = (name: EnquiryName) => () => <EnquiryForm name={name} />;

/** A form on a page of its own, with the portal's real store; what it sends would be in `sent`. */
export async function renderForm(Form: ComponentType, store: AppStore = createAppStore().store) {
  const user = userEvent.setup({ delay: null });
  const sent = [vi.spyOn(globalThis, 'fetch'), vi.spyOn(XMLHttpRequest.prototype, 'send')];
  const router = createMemoryRouter([{ path: '*', element: <Form /> }]);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  // What the form writes as it goes must be there before the device is cleaned.
  addCleanup(async () => void (await storedDrafts()));
  const form = await screen.findByRole('form');
  return {
    user,
    store,
    form,
    /** Requests that went out since the form was rendered. */
    requests: () => sent.reduce((count, spy) => count + spy.mock.calls.length, 0),
    /** Leaves the page and comes back, once the draft is where `expectStored` expects it. */
    reopen: async (expectStored: () => Promise<void>) => {
      await waitFor(expectStored, { timeout: 3000 });
      cleanup();
      return renderForm(Form, store);
    },
  };
}

/** Labels of a list's options, in order. */
export const optionLabels = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map((option) => option.textContent);

/** Values of a group of radios, in order. */
export const radioValues = (name: string) =>
  within(screen.getByRole('radiogroup', { name }))
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('value'));

export const labels = (options: readonly { readonly label: string }[]) =>
  options.map(({ label }) => label);

/** The answers of the summary, by question. */
export const summaryAnswers = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

/** The links of the error summary, in order. */
export const summaryErrors = () =>
  within(screen.getByRole('group', { name: 'There is a problem' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

/** The quote form's buttons and choices, as a person finds them. */
export const getNextButton = () => screen.getByRole('button', { name: 'Next' });
export const getSubmitButton = () =>
  screen.getByRole('button', { name: /^Submit(?: without contact details)?$/ });
export const getRadio = (name: string) => screen.getByRole('radio', { name });
export const currentStep = () => document.querySelector('[aria-current=step]')?.textContent;
export const expectCurrentStep = (step: number) =>
  waitFor(() => expect(currentStep()).toBe(String(step)));
export const quotesSentBy = ({ provider: { received } }: Visit) => received.of('POST', '/quotes/');

async function answerAll({ user }: Visit): Promise<void> {
  for (const [step, answer] of ['The Great Revival', 'Kingdom project', 'Workshops'].entries()) {
    await expectCurrentStep(step + 1);
    await user.click(getRadio(answer));
    await user.click(getNextButton());
  }
  await expectCurrentStep(4);
}

export async function openQuoteReview(options?: Parameters<typeof renderAt>[1]): Promise<Visit> {
  const visit = await renderAt(paths.getQuote, options);
  await answerAll(visit);
  return visit;
}

/** The login form: the page's own, or the sign-in dialog's. */
export async function findLoginForm(name: string = 'Kingdom Builders User login') {
  const form = within(await screen.findByRole('form', { name }));
  return {
    email: form.getByLabelText('Email'),
    password: form.getByLabelText('Password'),
    button: form.getByRole('button', { name: 'Login' }),
    show: form.getByRole('button', { name: /(?:Show|Hide) password/ }),
  };
}

type Typed = { readonly email?: string; readonly password?: string; readonly form?: string };

/** Fills the login form in, as the demo's member if nothing else is given, and presses Login. */
export async function submitLogin(user: UserEvent, { email, password, form }: Typed = {}) {
  const fields = await findLoginForm(form);
  // To clear a field focuses it.
  await user.clear(fields.email);
  await user.paste(email ?? memberAccount.email);
  await user.clear(fields.password);
  await user.paste(password ?? memberAccount.password);
  await user.click(fields.button);
}

/** The dialog over a page whose session has ended. */
export const findSignInDialog = () => screen.findByRole('dialog', { name: signInWords.ended });

// What the page fetches later is read before the first test, whose time it would take.

const files = countryFiles();

/** Serves the portal's own places; gives the names of the files that were requested since. */
export function mockLocations(): readonly string[] {
  const requestedFiles: string[] = [];
  provider.server.use(
    http.get('*/locations/:file', ({ params }) => {
      const file = String(params['file']);
      requestedFiles.push(file);
      return HttpResponse.text(files[`locations/${file}`] ?? '[]');
    }),
  );
  return requestedFiles;
}

export const getTextbox = (name: string) => screen.getByRole('textbox', { name });
export const getCombobox = (name: string) => screen.getByRole('combobox', { name });
export const getRegisterButton = () => screen.getByRole('button', { name: 'Register' });
/** What arrived at the provider. */
export const registrationsSentBy = ({ provider: { received } }: Visit) =>
  received.of('POST', '/register/');
/**
 * The end of a registration. A test that sends one waits for it: a login that is answered after its
 * test would log the next test's visitor in.
 */
export const waitForLogin = ({ store }: Visit) =>
  waitFor(() => expect(store.getState().user.loggedIn).toBe(true));

/** The page with its searchable lists and phone input in place of the plain controls. */
export async function openRegistration(address: string = paths.communityRegister): Promise<Visit> {
  const visit = await renderAt(address);
  await waitFor(() => {
    for (const name of ['Country', 'State/Province', 'City']) {
      expect(getCombobox(name)).not.toBeInstanceOf(HTMLSelectElement);
    }
    expect(getCombobox('Country code').children.length).toBeGreaterThan(200);
  });
  return visit;
}

/** Chooses a place as a person does: by typing a part of its name. */
export async function chooseLocation({ user }: Visit, name: string, typed: string): Promise<void> {
  await user.click(getCombobox(name));
  await user.keyboard(typed);
  const menu = within(await screen.findByRole('listbox'));
  await menu.findByRole('option', { name: new RegExp(typed, 'i') });
  await user.keyboard('{Enter}');
}

/** A registration, by the names of the payload. */
export const registrant = {
  email: 'ruth@example.com',
  username: 'ruth.builds',
  first_name: 'Ruth',
  last_name: 'Okafor',
  gender: 'female',
  country: 'Canada',
  state: 'Ontario',
  city: 'Thunder Bay',
  phone_number: '+16135550142',
  password: ' cedar and stone ',
};

/** Fills in every field: by pasting, where the single keys make no difference. */
export async function fillRegistration(visit: Visit): Promise<void> {
  const { user } = visit;
  const paste = async (field: HTMLElement, value: string) => {
    await user.click(field);
    await user.paste(value);
  };
  for (const [label, value] of [
    ['Email', registrant.email],
    ['Username', registrant.username],
    ['First name', registrant.first_name],
    ['Last name', registrant.last_name],
  ] as const) {
    await paste(getTextbox(label), value);
  }
  await user.type(getTextbox('Phone number'), '613 555 0142');
  await paste(screen.getByLabelText('Password'), registrant.password);
  await paste(screen.getByLabelText('Confirm password'), registrant.password);
  await user.click(screen.getByRole('radio', { name: 'Female' }));
  await chooseLocation(visit, 'Country', 'canada');
  await chooseLocation(visit, 'State/Province', 'ontario');
  await chooseLocation(visit, 'City', 'thunder bay');
}
