import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { idTypeSlice, idbackSlice, idfrontSlice } from '@/features/profile/identity.slice';
import { BusinessOwnerForm } from '@/features/profile/businessOwnerForm';
import { maxPictureBytes } from '@/lib/checkAndEncode';
import { paths } from '@/config/paths';
import * as pictures from '@/lib/picture';
import { renderForm } from '../setup/forms';
import { mockCanvas } from '../setup/publishing';
import { renderAt } from '../setup/renderAt';

const pngHead = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const picture = new File([pngHead], 'front.png', { type: 'image/png' });
const side = (name: 'Front' | 'Back') => screen.getByLabelText(new RegExp(`^${name} `));

/** The searchable list and the country codes replace the plain controls. */
async function whole() {
  await waitFor(() => {
    expect(screen.getByLabelText('Country')).not.toBeInstanceOf(HTMLSelectElement);
    expect(screen.getByLabelText('Country code').children.length).toBeGreaterThan(200);
  });
}

test('requires the profile, and shows it as a summary without sending it', async () => {
  const { user, requests } = await renderForm(BusinessOwnerForm);
  await whole();
  await user.click(screen.getByRole('button', { name: 'Create profile' }));
  const summary = await screen.findByRole('group', { name: 'There is a problem' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'please enter your firstname',
    'please enter your lastname',
    'please enter your email address',
    'please enter your business name',
    'please select your country',
    'please enter your correct phone number',
    'please enter your business description',
  ]);
  await user.click(screen.getByRole('link', { name: 'please select your country' }));
  const country = screen.getByLabelText('Country');
  await waitFor(() => expect(country).toHaveFocus());
  expect(country).toHaveAccessibleDescription(/please select your country/);
  await user.keyboard('ghana{Enter}');
  await user.type(screen.getByLabelText('First name'), 'Ama');
  await user.type(screen.getByLabelText('Last name'), 'Mensah');
  await user.type(screen.getByLabelText('Email'), 'ama@example.com');
  await user.type(screen.getByLabelText('Business name'), 'Kiln');
  await user.type(screen.getByLabelText('Phone'), '+233201234567');
  expect(screen.getByLabelText('Country code')).toHaveValue('GH');
  await user.type(screen.getByLabelText('Business description'), 'Bricks');
  await user.click(screen.getByRole('button', { name: 'Create profile' }));
  await screen.findByRole('heading', { name: 'What you filled in' });
  await screen.findByText('+233 20 123 4567');
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual([
    'Ama',
    'Mensah',
    'ama@example.com',
    'Kiln',
    'Ghana',
    '+233 20 123 4567',
    'Bricks',
    'Not filled in',
  ]);
  expect(requests()).toBe(0);
});

test('the searchable country is required and filled by the browser, as the plain one is', async () => {
  const { user } = await renderForm(BusinessOwnerForm);
  await whole();
  const country = screen.getByRole('combobox', { name: 'Country' });
  expect(country).toBeRequired();
  expect(country).toHaveAttribute('autocomplete', 'country-name');
  // A browser fills in the name, and chooses no option.
  await user.click(country);
  fireEvent.input(country, { target: { value: 'Ghana' } });
  fireEvent.blur(country);
  const chosen = () => document.querySelector('.pick__single-value');
  await waitFor(() => expect(chosen()).toHaveTextContent('Ghana'));
});

test('shows the flag of each country', async () => {
  const { user } = await renderForm(BusinessOwnerForm);
  await whole();
  await user.type(screen.getByLabelText('Country'), 'ghana');
  expect(await screen.findByRole('option', { name: 'Ghana' })).toHaveTextContent('🇬🇭 Ghana');
});

test('a press on a link of the summary has the focus, as soon as the link is there', async () => {
  const { user, form } = await renderForm(BusinessOwnerForm);
  await whole();
  const press = new MutationObserver(() => {
    const link = screen.queryByRole('link', { name: 'please select your country' });
    if (link === null) return;
    press.disconnect();
    link.click();
  });
  press.observe(form, { childList: true, subtree: true });
  const focused: (EventTarget | null)[] = [];
  form.addEventListener('focusin', ({ target }) => focused.push(target));
  await user.click(screen.getByRole('button', { name: 'Create profile' }));
  const summary = await screen.findByRole('group', { name: 'There is a problem' });
  await waitFor(() => expect(focused).toContain(summary));
  await waitFor(() => expect(screen.getByLabelText('Country')).toHaveFocus());
});

test('stores the identity document on this device, and removes it on request', async () => {
  const sizes: (readonly number[])[] = [];
  mockCanvas((type, size) => {
    sizes.push(size);
    return new Blob(['scaled'], { type });
  });
  const close = vi.fn<() => void>();
  vi.stubGlobal('createImageBitmap', async () => ({ width: 2800, height: 1400, close }));
  const { user, store } = await renderForm(BusinessOwnerForm);
  await user.selectOptions(screen.getByLabelText('Document type'), 'Passport');
  expect(idTypeSlice.selectors.select(store.getState())).toBe('passport');
  await user.upload(side('Front'), picture);
  await waitFor(() =>
    expect(idfrontSlice.selectors.select(store.getState())).toMatch(/^data:image\/png;base64,/),
  );
  expect(sizes).toEqual([[1400, 700]]);
  expect(close).toHaveBeenCalled();
  await user.upload(side('Back'), picture);
  await waitFor(() => expect(idbackSlice.selectors.select(store.getState())).not.toBe(''));
  await user.click(screen.getAllByRole('button', { name: 'Remove' })[0] ?? document.body);
  expect(idfrontSlice.selectors.select(store.getState())).toBe('');
  expect(idbackSlice.selectors.select(store.getState())).not.toBe('');
  await waitFor(() => expect(side('Front')).toHaveFocus());
});

test('says that the device refused the document, until it is stored or removed', async () => {
  mockCanvas((type) => new Blob(['scaled'], { type }));
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close: () => {} }));
  const { user } = await renderAt(paths.businessOwners);
  await whole();
  const refusal = vi.spyOn(Storage.prototype, 'setItem').mockImplementation((name) => {
    if (name.startsWith('persist:')) throw new DOMException('Full.', 'QuotaExceededError');
  });
  await user.upload(side('Front'), picture);
  const text = /^This browser couldn’t save your identity document\./;
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  refusal.mockRestore();
  await user.upload(side('Back'), picture);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('stores a document that makes a large PNG as a JPEG, so that two fit on the device', async () => {
  mockCanvas((type) => {
    const bytes = new Uint8Array(type === 'image/png' ? 1_900_000 : 300_000);
    return new Blob([bytes], { type });
  });
  const { user, store } = await renderForm(BusinessOwnerForm);
  await user.upload(side('Front'), picture);
  await waitFor(() =>
    expect(idfrontSlice.selectors.select(store.getState())).toMatch(/^data:image\/jpeg/),
  );
});

test.each(['read', 'encoded'])(
  'drops a picture that is still being %s when the session ends',
  async (step) => {
    mockCanvas();
    const { user, store, session } = await renderAt(paths.businessOwners, { as: 'member' });
    const { preparePicture, pictureDataUrl } = pictures;
    let release: () => void = () => undefined;
    const paused = new Promise<void>((resolve) => {
      release = resolve;
    });
    const pause = vi.fn<(now: string) => unknown>((now) => now === step && paused);
    const prepared = vi.spyOn(pictures, 'preparePicture').mockImplementation(async (...request) => {
      await pause('read');
      return preparePicture(...request);
    });
    const encoded = vi.spyOn(pictures, 'pictureDataUrl').mockImplementation(async (blob) => {
      await pause('encoded');
      return pictureDataUrl(blob);
    });
    await user.upload(await screen.findByLabelText(/^Front /), picture);
    await waitFor(() => expect(pause).toHaveBeenCalledWith(step));
    await session.logOut();
    release();
    for (const { results } of [prepared.mock, encoded.mock]) await results[0]?.value;
    expect(idfrontSlice.selectors.select(store.getState())).toBe('');
  },
);

test.each([
  ['no picture', new File(['%PDF-1.7'], 'me.png', { type: 'image/png' }), /not a picture/],
  [
    'too large',
    Object.defineProperty(new File([pngHead], 'big.png'), 'size', { value: maxPictureBytes + 1 }),
    /over 20 MB/,
  ],
  ['broken', picture, /can’t be read/],
])('refuses a file that is %s with a clear message', async (_, file, message) => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')));
  const { store } = await renderForm(BusinessOwnerForm);
  fireEvent.change(side('Front'), { target: { files: [file] } });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(side('Front')).toHaveAccessibleDescription(message);
  expect(idfrontSlice.selectors.select(store.getState())).toBe('');
});
