import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { resolve } from 'node:path';
import { expect } from 'vitest';
import { countryFiles } from '@/build/locations';
// What the page fetches later is read before the first test, whose time it would take.
import '@/features/registration/PlaceSelect';
import '@/features/registration/registration.api';
import '@/features/registration/RegistrationFields';
import { paths } from '@/config/paths';
import '@/pages/RegisterPage';
import '@/ui/form/PhoneInput';
import { provider } from './provider';
import { renderAt, type Visit } from './renderAt';

const files = countryFiles(resolve('.'));

/** Serves the portal's own places; gives the names of the files that were asked for since. */
export function servePlaces(): readonly string[] {
  const asked: string[] = [];
  provider.server.use(
    http.get('*/locations/:file', ({ params }) => {
      const file = String(params['file']);
      asked.push(file);
      return HttpResponse.text(files[file.replace('.json', '')] ?? '[]');
    }),
  );
  return asked;
}

export const text = (name: string) => screen.getByRole('textbox', { name });
export const list = (name: string) => screen.getByRole('combobox', { name });
export const register = () => screen.getByRole('button', { name: 'Register' });
/** What arrived at the provider. */
export const sentBy = ({ provider: { received } }: Visit) => received.of('POST', '/register/');
/**
 * The end of a registration. A test that sends one waits for it: a login that is answered after its
 * test would log the next test's visitor in.
 */
export const loggedIn = ({ store }: Visit) =>
  waitFor(() => expect(store.getState().user.loggedIn).toBe(true));

/** The page with its searchable lists and phone input in place of the plain controls. */
export async function open(address: string = paths.communityRegister): Promise<Visit> {
  const visit = await renderAt(address);
  await waitFor(() => {
    for (const name of ['Country', 'State/Province', 'City']) {
      expect(list(name)).not.toBeInstanceOf(HTMLSelectElement);
    }
    expect(list('Country code').children.length).toBeGreaterThan(200);
  });
  return visit;
}

/** Chooses a place as a person does: by typing a part of its name. */
export async function pick({ user }: Visit, name: string, typed: string): Promise<void> {
  await user.click(list(name));
  await user.keyboard(typed);
  const menu = within(await screen.findByRole('listbox'));
  await menu.findByRole('option', { name: new RegExp(typed, 'i') });
  await user.keyboard('{Enter}');
}

/** A registration, by the names of the payload. */
export const ruth = {
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
export async function fill(visit: Visit): Promise<void> {
  const { user } = visit;
  const paste = async (field: HTMLElement, value: string) => {
    await user.click(field);
    await user.paste(value);
  };
  for (const [label, value] of [
    ['Email', ruth.email],
    ['Username', ruth.username],
    ['First name', ruth.first_name],
    ['Last name', ruth.last_name],
  ] as const) {
    await paste(text(label), value);
  }
  await user.type(text('Phone number'), '613 555 0142');
  await paste(screen.getByLabelText('Password'), ruth.password);
  await paste(screen.getByLabelText('Confirm password'), ruth.password);
  await user.click(screen.getByRole('radio', { name: 'Female' }));
  await pick(visit, 'Country', 'canada');
  await pick(visit, 'State/Province', 'ontario');
  await pick(visit, 'City', 'thunder bay');
}
