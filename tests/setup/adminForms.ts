import { screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { type showToast } from '@/ui/toast';
import { renderAt } from './renderAt';
import { keptDrafts } from './renderForm';
import { onLeave } from './visit';

/** Opens a form of the admin area, by its address and its name. */
export async function adminForm(path: string, name: string) {
  const visit = await renderAt(path, { as: 'admin' });
  // What the form writes as it goes must be there before the device is cleaned.
  onLeave(async () => void (await keptDrafts()));
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
export const postForm = () => adminForm('/admin/create-post', 'Create Community Portal - Post');

/** Writes a post whose title nobody has used. */
export async function writePost(
  { user, field }: Awaited<ReturnType<typeof postForm>>,
  title = 'Reading a balance sheet',
): Promise<void> {
  await user.type(field('Title'), title);
  await user.type(field('Message'), 'Bring a pencil.');
  await user.selectOptions(field('Category'), 'Master Class');
}

/** A toast was asked for; toasts themselves are mocked where this is used. */
export async function toasted(toast: typeof showToast, kind: string, text: string): Promise<void> {
  await waitFor(() =>
    expect(vi.mocked(toast).mock.calls.map(([of, said]) => [of, said])).toContainEqual([
      kind,
      text,
    ]),
  );
}
