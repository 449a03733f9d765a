import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pendingWords } from '@/content/pendingWords';
import { postFormWords, publishingWords as words } from '@/content/publishingWords';
import { paths, withQuery } from '@/config/paths';
import {
  openPostForm,
  waitForToast,
  writePost,
  mockCanvas,
  pngFile,
  mockToasts,
} from '../setup/publishing';
import { pauseCalls, provider } from '../setup/provider';
import { storedDrafts } from '../setup/forms';

const { needs } = postFormWords;
const sent = () => provider.received.of('POST', '/posts');

const preview = () => screen.getByRole('region', { name: 'Preview' });

beforeEach(mockToasts);

describe('a post that is published', () => {
  test('is one call with these parts, is confirmed, and leaves an empty form', async () => {
    mockCanvas();
    const page = await openPostForm();
    await writePost(page);
    await page.user.upload(page.picker(), pngFile('balance sheet.png', 'x'.repeat(4096)));
    expect(await page.form.findByText('balance sheet.png, 1 KB')).toBeVisible();
    await page.press('Post');
    await waitForToast('success', 'Post Successful');
    const [call, ...more] = sent();
    expect(more).toEqual([]);
    expect(provider.received.of('POST', '/posts/')).toEqual([]);
    expect(call?.headers['authorization']).toBe(`JWT ${sessionStorage.getItem('accessToken')}`);
    expect(call?.headers['content-type']).toMatch(/^multipart\/form-data/);
    expect(call?.body).toEqual({
      content: 'Bring a pencil.',
      title: 'Reading a balance sheet',
      post_image: expect.anything(),
      post_category_id: '4',
    });
    expect(call?.body).toMatchObject({ post_image: { type: 'image/png', size: 13 } });
    await waitFor(() => expect(page.field('Title')).toHaveValue(''));
    await waitFor(() => expect(page.field('Title')).toHaveFocus());
    expect(page.field('Message')).toHaveValue('');
    expect(page.field('Category')).toHaveValue('');
    await waitFor(() => expect(page.form.queryByText(/balance sheet/)).toBeNull());
    await waitFor(async () => expect(await storedDrafts()).toEqual({}));
  });

  test('without a picture sends no part for it', async () => {
    const page = await openPostForm();
    await writePost(page);
    await page.press('Post');
    await waitForToast('success', 'Post Successful');
    expect(sent()[0]?.body).toEqual({
      content: 'Bring a pencil.',
      title: 'Reading a balance sheet',
      post_category_id: '4',
    });
  });

  test('pressed twice is called once', async () => {
    const page = await openPostForm();
    await writePost(page);
    const release = pauseCalls('post', '/posts');
    await page.user.dblClick(page.form.getByRole('button', { name: 'Post' }));
    release();
    await waitForToast('success', 'Post Successful');
    expect(sent()).toHaveLength(1);
  });

  test('whose answer cannot be read counts where the list shows it, and only there', async () => {
    const page = await openPostForm();
    await writePost(page);
    const cut = { method: 'POST', path: '/posts', kind: 'malformed-json', times: 1 } as const;
    provider.faults.add({ name: 'cut', ...cut, carriedOut: true });
    await page.press('Post');
    await waitForToast('success', 'Post Successful');
    await waitFor(() => expect(page.field('Title')).toHaveValue(''));
    provider.faults.add({ name: 'cut', ...cut });
    await writePost(page, 'Lost');
    await page.press('Post');
    await waitForToast('error', 'Error, please try again');
    expect(await screen.findByText(pendingWords.status['not-sent'])).toBeVisible();
  });
});

describe('before it goes out', () => {
  test('the categories are offered without Select Category', async () => {
    const page = await openPostForm();
    const offered = [...page.field('Category').querySelectorAll('option')].map(
      ({ textContent }) => textContent,
    );
    expect(offered).toEqual([
      'Select...',
      'General',
      'TPOB 1.0',
      'TPOB 2.0',
      'Master Class',
      'Club 100',
      'Internship',
    ]);
  });

  test('a category, and a title, a message or a picture are required; nothing is sent', async () => {
    const page = await openPostForm();
    for (const name of ['Title', 'Message']) expect(page.field(name)).not.toBeRequired();
    await page.press('Post');
    await waitFor(() => expect(page.field('Category')).toHaveAccessibleDescription(words.required));
    await page.user.selectOptions(page.field('Category'), 'General');
    await page.user.type(page.field('Title'), '   ');
    await page.press('Post');
    await waitFor(() => expect(page.field('Title')).toHaveAccessibleDescription(needs));
    expect(sent()).toEqual([]);
  });

  test('what is missing is shown with its field above, until it is fixed', async () => {
    const page = await openPostForm();
    expect(page.form.getByText(needs)).toBeVisible();
    await page.press('Post');
    const problem = { name: 'There is a problem' };
    const summary = within(await page.form.findByRole('group', problem));
    await page.user.click(summary.getByRole('link', { name: 'Category: This field is required' }));
    await waitFor(() => expect(page.field('Category')).toHaveFocus());
    await page.user.selectOptions(page.field('Category'), 'General');
    await waitFor(() => expect(summary.getAllByRole('link')).toHaveLength(1));
    expect(summary.getByRole('link', { name: needs })).toBeVisible();
    await page.user.type(page.field('Message'), 'A');
    await waitFor(() => expect(page.form.queryByRole('group', problem)).toBeNull());
    await page.user.clear(page.field('Message'));
    await page.press('Post');
    const again = within(await page.form.findByRole('group', problem));
    expect(again.getByRole('link', { name: needs })).toBeVisible();
    await writePost(page);
    await page.press('Post');
    await waitForToast('success', 'Post Successful');
    await waitFor(() => expect(page.form.queryByRole('group', problem)).toBeNull());
  });

  test('the preview shows it as members will see it, as text', async () => {
    const page = await openPostForm();
    await page.user.type(page.field('Title'), '<b>Bold</b>');
    await page.user.type(page.field('Message'), 'See https://example.org/x');
    await page.user.selectOptions(page.field('Category'), 'Club 100');
    expect(await screen.findByRole('heading', { name: '<b>Bold</b>' })).toBeVisible();
    expect(preview()).toHaveTextContent('Category in the feed: Club 100');
    expect(screen.getByRole('link', { name: 'https://example.org/x' })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow ugc',
    );
    await waitFor(() => expect(preview()).toHaveTextContent(/Whitfield/));
  });

  test('Upload Image shows the chosen picture, and sends nothing', async () => {
    mockCanvas();
    const page = await openPostForm();
    expect(page.form.getByRole('button', { name: 'Upload Image' })).toHaveAccessibleDescription(
      words.uploadHint,
    );
    await page.press('Upload Image');
    expect(page.form.getByText(words.uploadNothing)).toBeVisible();
    await page.user.upload(page.picker(), pngFile('dock.png'));
    await page.form.findByText(/dock\.png/);
    expect(page.form.queryByText(words.uploadNothing)).toBeNull();
    await page.user.click(page.form.getByRole('button', { name: 'Remove' }));
    expect(page.form.queryByText(words.uploadNothing)).toBeNull();
    await page.user.upload(page.picker(), pngFile('dock.png'));
    await page.form.findByText(/dock\.png/);
    await page.press('Upload Image');
    const dialog = await screen.findByRole('dialog', { name: words.uploadHeading });
    expect(dialog.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/));
    await page.user.click(screen.getByRole('button', { name: words.close }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent()).toEqual([]);
  });

  test('waits for a picture that is being read, and takes the one that was chosen last', async () => {
    mockCanvas();
    const decodings: (() => void)[] = [];
    const read = (size: number) =>
      new Promise((resolve) => {
        decodings.push(() => resolve({ width: size, height: size, close: () => undefined }));
      });
    vi.stubGlobal('createImageBitmap', ({ size }: Blob) => read(size));
    const page = await openPostForm();
    await writePost(page);
    await page.user.upload(page.picker(), pngFile('slow.png'));
    await waitFor(() => expect(decodings).toHaveLength(1));
    await page.press('Post');
    expect(sent()).toEqual([]);
    await page.user.upload(page.picker(), pngFile('quick.png'));
    await waitFor(() => expect(decodings).toHaveLength(2));
    decodings[1]?.();
    expect(await page.form.findByText(/quick\.png/)).toBeVisible();
    decodings[0]?.();
    await page.user.click(page.field('Title'));
    expect(page.form.getByText(/quick\.png/)).toBeVisible();
    await page.press('Post');
    await waitForToast('success', 'Post Successful');
    expect(sent().map(({ body }) => body)).toMatchObject([{ post_image: { type: 'image/png' } }]);
  });

  test('a file that is no picture is refused and not taken', async () => {
    const page = await openPostForm();
    const file = new File(['<svg onload=alert(1)>'], 'a.png', { type: 'image/png' });
    await page.press('Upload Image');
    await page.user.upload(page.picker(), file);
    expect(await page.form.findByText(/This file is not a picture/)).toBeVisible();
    expect(page.form.queryByText(words.uploadNothing)).toBeNull();
    await writePost(page);
    await page.press('Post');
    await waitForToast('success', 'Post Successful');
    expect(sent()[0]?.body).not.toHaveProperty('post_image');
    await waitFor(() => expect(page.form.queryByText(/This file is not a picture/)).toBeNull());
  });

  test.each(['Reading a balance sheet', 'reading  a BALANCE-sheet!', 'Reading the balance sheet'])(
    '“%s” is reported to exist already, and may be published all the same',
    async (title) => {
      await provider.database.change((draft) => {
        const [like] = draft.posts;
        if (like) draft.posts.push({ ...like, id: 900, title: 'Reading a balance sheet' });
      });
      const page = await openPostForm();
      await writePost(page, title);
      const link = await page.form.findByRole('link', { name: 'Reading a balance sheet' });
      expect(link).toHaveAttribute('href', withQuery(paths.commentPage, { post: 900 }));
      await page.press('Post');
      await waitForToast('success', 'Post Successful');
    },
  );

  test('another title is not', async () => {
    const page = await openPostForm();
    const { posts } = await provider.database.read();
    const [first] = posts;
    const other = posts.find(({ authorId }) => authorId !== first?.authorId);
    await writePost(page, first?.title ?? '');
    await page.form.findByText(/nearly the same title/);
    await page.user.tripleClick(page.field('Title'));
    await page.user.paste(other?.title ?? '');
    await page.form.findByRole('link', { name: other?.title ?? '' });
    await page.user.clear(page.field('Title'));
    await page.user.type(page.field('Title'), 'A title that nobody has used so far');
    await waitFor(() => expect(page.form.queryByText(/nearly the same title/)).toBeNull());
  });
});
