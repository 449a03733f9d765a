import { screen, waitFor, within, render } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import * as toasts from '@/ui/toast';
import { showToast } from '@/ui/toast';
import { Composer } from '@/features/composer/Composer';
import { renderAt } from './renderAt';
import { storedDrafts } from './forms';
import { addCleanup } from './lifecycle';
import { openTab, type Tab } from './outbox';

/** Opens a form of the admin area, by its address and its name. */
export async function openAdminForm(path: string, name: string) {
  const visit = await renderAt(path, { as: 'admin' });
  // What the form writes as it goes must be there before the device is cleaned.
  addCleanup(async () => void (await storedDrafts()));
  const form = within(await screen.findByRole('form', { name }));
  return {
    ...visit,
    form,
    field: (label: string) => form.getByLabelText(label, { exact: false }),
    picker: () => form.getByLabelText<HTMLInputElement>(/^Image (?:Browse|Change)/),
    press: (button: string) => visit.user.click(form.getByRole('button', { name: button })),
  };
}

/** Opens the form that posts are published with. */
export const openPostForm = () =>
  openAdminForm('/admin/create-post', 'Create Community Portal - Post');

/** Writes a post whose title nobody has used. */
export async function writePost(
  { user, field }: Awaited<ReturnType<typeof openPostForm>>,
  title = 'Reading a balance sheet',
): Promise<void> {
  await user.type(field('Title'), title);
  await user.type(field('Message'), 'Bring a pencil.');
  await user.selectOptions(field('Category'), 'Master Class');
}

/** A toast was shown. Needs `mockToasts`. */
export const waitForToast = (kind: string, text: string): Promise<void> =>
  waitFor(() =>
    expect(vi.mocked(showToast).mock.calls.map(([of, message]) => [of, message])).toContainEqual([
      kind,
      text,
    ]),
  );

/** The form of the general feed. @param tab another one is opened unless given */
export async function renderComposer(tab?: Tab) {
  const page = tab ?? (await openTab());
  const user = userEvent.setup({ delay: null });
  render(
    <Provider store={page.store}>
      <Composer />
    </Provider>,
  );
  addCleanup(async () => void (await storedDrafts()));
  return {
    ...page,
    user,
    title: () => screen.getByRole('textbox', { name: 'Title' }),
    message: () => screen.getByRole('textbox', { name: 'Message' }),
    picker: () => screen.getByLabelText<HTMLInputElement>(/image$/),
    send: () => user.click(screen.getByRole('button', { name: 'Send post' })),
  };
}
/** The toast was shown, and the form has taken the outcome in. Needs `mockToasts`. */
export async function waitForComposerToast(text: string) {
  await waitFor(() => expect(showToast).toHaveBeenCalledWith(expect.any(String), text));
  await screen.findByRole('button', { name: 'Send post' });
}

const pngSignature = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);

/** A file that begins as a PNG does. */
export const pngFile = (name = 'dock.png', more = ''): File =>
  new File([pngSignature, more], name, { type: 'image/png' });

/** Lets a document without a canvas read pictures: what is drawn comes out as a small PNG. */
export function mockCanvas(
  encode = (type: string, _size: readonly number[]) => new Blob([pngSignature, 'drawn'], { type }),
): void {
  const close = () => undefined;
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      readonly size: readonly number[];
      constructor(...size: readonly number[]) {
        this.size = size;
      }
      getContext = () => ({ drawImage: close, fillRect: close });
      convertToBlob = async ({ type }: { readonly type: string }) => encode(type, this.size);
    },
  );
}

/**
 * Has the running test's toasts noted by `showToast` instead of drawn: those of an earlier test would
 * still be on screen. Run it before each test.
 */
export function mockToasts(): void {
  vi.spyOn(toasts, 'showToast').mockReturnValue(undefined);
}
