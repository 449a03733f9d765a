import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { provider } from '../setup/provider';
import {
  fillRegistration,
  getCombobox,
  waitForLogin,
  openRegistration,
  chooseLocation,
  getRegisterButton,
  registrant,
  registrationsSentBy,
  storedDrafts,
  mockLocations,
  getTextbox,
} from '../setup/forms';

beforeEach(() => void mockLocations());

test('one country’s file is fetched, once; another country empties what depended on the first', async () => {
  const requestedFiles = mockLocations();
  const visit = await openRegistration();
  await visit.user.click(getCombobox('State/Province'));
  expect(await screen.findByText('Choose a country first')).toBeVisible();
  expect(requestedFiles).toEqual([]);
  await chooseLocation(visit, 'Country', 'kenya');
  await chooseLocation(visit, 'State/Province', 'mombasa');
  await chooseLocation(visit, 'City', 'mombasa');
  expect(requestedFiles).toEqual(['KE.json']);
  const form = within(screen.getByRole('form'));
  expect(form.getAllByText(/Mombasa/)).toHaveLength(2);
  await chooseLocation(visit, 'Country', 'ghana');
  expect(form.queryByText(/Mombasa/)).toBeNull();
  await chooseLocation(visit, 'State/Province', 'ashanti');
  await chooseLocation(visit, 'City', 'kumasi');
  await chooseLocation(visit, 'State/Province', 'ahafo');
  expect(form.queryByText('Kumasi')).toBeNull();
  expect(requestedFiles).toEqual(['KE.json', 'GH.json']);
});

test('the phone number follows the country, until a number is there', async () => {
  const visit = await openRegistration();
  const code = getCombobox('Country code');
  expect(code).toHaveValue('CA');
  await chooseLocation(visit, 'Country', 'kenya');
  await waitFor(() => expect(code).toHaveValue('KE'));
  await visit.user.type(getTextbox('Phone number'), '712 345 678');
  await chooseLocation(visit, 'Country', 'canada');
  expect(code).toHaveValue('KE');
});

test.each([
  ['+44', 'GB', '7400123456', '+447400123456'],
  ['+44 7400', 'GB', '123456', '+447400123456'],
  ['613 555 01', 'GB', '42', '+446135550142'],
])('%s typed, then %s chosen, then %s: %s', async (first, country, rest, number) => {
  const visit = await openRegistration();
  await visit.user.type(getTextbox('Phone number'), first);
  await visit.user.selectOptions(getCombobox('Country code'), country);
  await visit.user.type(getTextbox('Phone number'), rest);
  await waitFor(async () =>
    expect(Object.values(await storedDrafts())[0]).toMatchObject({ phone_number: number }),
  );
  expect(getCombobox('Country code')).toHaveValue(country);
});

test('a number with its calling code stays when its country is chosen after another', async () => {
  const visit = await openRegistration();
  await visit.user.selectOptions(getCombobox('Country code'), 'NG');
  await visit.user.type(getTextbox('Phone number'), '+1 416 555 0');
  await visit.user.selectOptions(getCombobox('Country code'), 'CA');
  await visit.user.type(getTextbox('Phone number'), '142');
  await waitFor(async () =>
    expect(Object.values(await storedDrafts())[0]).toMatchObject({ phone_number: '+14165550142' }),
  );
  expect(getCombobox('Country code')).toHaveValue('CA');
});

test('a city that is not in the list can be typed, a state that is not cannot', async () => {
  const visit = await openRegistration();
  await fillRegistration(visit);
  await visit.user.click(getCombobox('State/Province'));
  await visit.user.keyboard('Atlantis');
  expect(await screen.findByText('No options')).toBeVisible();
  // Enter chooses from a menu, if only nothing: it sends no form.
  await visit.user.keyboard('{Enter}');
  expect(registrationsSentBy(visit)).toEqual([]);
  await visit.user.keyboard('{Escape}');
  await visit.user.click(getCombobox('City'));
  await visit.user.keyboard('Slate River{Enter}');
  expect(screen.getByText('Slate River')).toBeVisible();
  // A part of a name that the list has is none.
  await visit.user.click(getCombobox('City'));
  await visit.user.keyboard('Thund');
  await visit.user.click(getTextbox('Phone number'));
  expect(screen.getByText('Slate River')).toBeVisible();
  await visit.user.click(getCombobox('City'));
  await visit.user.keyboard('Slate River Valley ');
  await visit.user.click(getTextbox('Phone number'));
  await visit.user.click(getRegisterButton());
  await waitFor(() =>
    expect(registrationsSentBy(visit)[0]?.body).toEqual({
      ...registrant,
      city: 'Slate River Valley',
    }),
  );
  await waitForLogin(visit);
});

test('where a country has no states, the state is typed and its cities are in the list', async () => {
  const visit = await openRegistration();
  await chooseLocation(visit, 'Country', 'singapore');
  await visit.user.type(await screen.findByRole('textbox', { name: 'State/Province' }), 'East');
  await chooseLocation(visit, 'City', 'bedok new town');
  expect(screen.getByText('Bedok New Town')).toBeVisible();
});

test('where the list cannot be read, names are typed; Try again brings the list', async () => {
  provider.server.use(http.get('*/locations/:file', () => HttpResponse.html('<p>Hello</p>')));
  const visit = await openRegistration();
  await chooseLocation(visit, 'Country', 'jamaica');
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  await visit.user.type(getTextbox('State/Province'), 'Clarendon');
  await visit.user.type(getTextbox('City'), 'May Pen');
  provider.server.resetHandlers();
  mockLocations();
  await visit.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(getCombobox('City')).toBeVisible());
  const form = within(screen.getByRole('form'));
  expect(form.getByText('Clarendon')).toBeVisible();
  expect(form.getByText('May Pen')).toBeVisible();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

/** Holds the lists back until `release` is called. */
function pauseLocations() {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const served = mockLocations();
  const late = http.get('*/locations/:file', async () => {
    await released;
  });
  provider.server.use(late);
  return { served, release };
}

function useFakeTimeouts(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
}

test('a list that does not come within 10 s lets its name be typed, and takes nothing away later', async () => {
  const { served, release } = pauseLocations();
  const visit = await openRegistration();
  useFakeTimeouts();
  await chooseLocation(visit, 'Country', 'zambia');
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(screen.queryByRole('textbox', { name: 'State/Province' })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  const state = await screen.findByRole('textbox', { name: 'State/Province' });
  await visit.user.type(state, 'Lusaka Prov');
  expect(screen.getByText(/could not be loaded/)).toBeVisible();
  release();
  await waitFor(() => expect(served).toEqual(['ZM.json']));
  await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull());
  await visit.user.type(getTextbox('State/Province'), 'ince');
  expect(getTextbox('State/Province')).toHaveValue('Lusaka Province');
  expect(getCombobox('City')).toBeVisible();
});

test('what is typed in a list that does not come moves to the text field, with the focus', async () => {
  const { served, release } = pauseLocations();
  const visit = await openRegistration();
  useFakeTimeouts();
  await chooseLocation(visit, 'Country', 'botswana');
  await visit.user.click(getCombobox('State/Province'));
  await visit.user.keyboard('Central');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  const state = await screen.findByRole('textbox', { name: 'State/Province' });
  expect(state).toHaveValue('Central');
  expect(state).toHaveFocus();
  release();
  await waitFor(() => expect(served).toEqual(['BW.json']));
  await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull());
  await visit.user.keyboard(' District');
  expect(getTextbox('State/Province')).toHaveValue('Central District');
});

test('a list that comes empty, or fails, leaves what was typed and the focus', async () => {
  const { release } = pauseLocations();
  const visit = await openRegistration();
  await chooseLocation(visit, 'Country', 'gibraltar');
  await visit.user.click(getCombobox('State/Province'));
  await visit.user.keyboard('East');
  release();
  const state = await screen.findByRole('textbox', { name: 'State/Province' });
  expect(state).toHaveValue('East');
  expect(state).toHaveFocus();
  let fail = () => undefined as void;
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  const late = http.get('*/locations/:file', async () => {
    await failed;
    return HttpResponse.html('<p>Hello</p>');
  });
  provider.server.use(late);
  await chooseLocation(visit, 'Country', 'malawi');
  await visit.user.click(getCombobox('City'));
  fail();
  await waitFor(() => expect(getTextbox('City')).toHaveFocus());
});
