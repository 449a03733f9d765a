import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { partWords } from '@/content/pageError';
import { postFormWords } from '@/content/publishingWords';
import { paths } from '@/config/paths';
import * as toasts from '@/ui/toast';
import { storedDrafts } from '../setup/forms';
import { addCleanup, restoreModule } from '../setup/lifecycle';
import { pauseCalls } from '../setup/provider';
import { mockCanvas, openPostForm, pngFile, writePost } from '../setup/publishing';
import { renderAt } from '../setup/renderAt';

const part = '@/features/publishing/PostForm';

test('a form whose script is lost leaves the page, and comes when the connection is back', async () => {
  vi.doMock(part, () => Promise.reject(new TypeError('Failed to fetch')));
  addCleanup(async () => void (await storedDrafts()));
  await renderAt(paths.adminCreatePost, { as: 'admin' });
  expect(await screen.findByText(partWords.retrying)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(postFormWords.heading);
  await restoreModule(part);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('form', { name: postFormWords.heading })).toBeVisible();
});

test('a picture that is removed while another one is read does not come back', async () => {
  mockCanvas();
  const { user, form, picker } = await openPostForm();
  await user.upload(picker(), pngFile('first.png'));
  await form.findByText(/first\.png/);
  let finish = () => {};
  let isRead = false;
  const read = new Promise<ArrayBuffer>((resolve) => {
    finish = () => resolve(new ArrayBuffer(13));
  });
  const readNow: Blob['arrayBuffer'] = Reflect.get(Blob.prototype, 'arrayBuffer');
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockImplementation(function arrayBuffer(this: Blob) {
    // The file itself is read before, to check and to encode it.
    if (this instanceof File || this.type === '') return readNow.call(this);
    isRead = true;
    return read;
  });
  await user.upload(picker(), pngFile('second.png'));
  await expect.poll(() => isRead).toBe(true);
  await user.click(form.getByRole('button', { name: 'Remove' }));
  await act(async () => {
    finish();
    await read;
  });
  await expect.poll(storedDrafts).toEqual({});
  expect(form.queryByText(/\.png/)).toBeNull();
});

test('the form fetches what shows its messages, which would not load offline', async () => {
  const prefetched = vi.spyOn(toasts, 'prefetchToasts');
  await openPostForm();
  expect(prefetched).toHaveBeenCalled();
});

test('the button says that the post is being sent', async () => {
  const release = pauseCalls('post', '/posts');
  const page = await openPostForm();
  await writePost(page);
  await page.press(postFormWords.post);
  const sending = await page.form.findByRole('button', { name: postFormWords.sending });
  expect(sending).toHaveAttribute('aria-busy', 'true');
  release();
  expect(await page.form.findByRole('button', { name: postFormWords.post })).toBeVisible();
  await waitFor(() => expect(page.field('Title')).toHaveValue(''));
});
