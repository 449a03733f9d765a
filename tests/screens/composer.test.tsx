import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { maxPictureBytes } from '@/lib/checkAndEncode';
import {
  renderComposer,
  waitForComposerToast,
  mockCanvas,
  pngFile,
  mockToasts,
} from '../setup/publishing';
import { storedDrafts } from '../setup/forms';
import { addCleanup } from '../setup/lifecycle';
import { logInAs, openTab, countPostCalls, countPosts, setOnline } from '../setup/outbox';
import { pauseCalls, provider } from '../setup/provider';

beforeEach(mockToasts);
beforeEach(() => logInAs('member'));

describe('a post', () => {
  test('is sent with its picture, is confirmed, and leaves an empty form', async () => {
    mockCanvas();
    const { user, title, message, picker, send } = await renderComposer();
    await user.type(title(), 'A');
    await user.type(message(), 'B');
    await user.upload(picker(), pngFile('dock.png', 'x'.repeat(4096)));
    expect(await screen.findByText('4 KB → 1 KB')).toBeVisible();
    await send();
    await waitForComposerToast('Post Successful');
    expect(title()).toHaveValue('');
    expect(message()).toHaveValue('');
    expect(screen.queryByText('dock.png')).toBeNull();
    const [request] = provider.received.of('POST', '/posts/');
    expect(request?.body).toMatchObject({ title: 'A', content: 'B', post_image: { size: 13 } });
  });

  test('shows posting... while it is being sent, and a second press sends nothing', async () => {
    mockCanvas();
    const { user, title, picker, send } = await renderComposer();
    const release = pauseCalls('post', '/posts/');
    await user.type(title(), 'A');
    await user.upload(picker(), pngFile('dock.png'));
    await screen.findByRole('button', { name: 'Remove' });
    await send();
    const busy = await screen.findByRole('button', { name: 'posting...' });
    // What stands beside the button keeps its place under the finger.
    expect(screen.getByRole('button', { name: 'Remove' })).toBeDisabled();
    await user.click(busy);
    await user.type(title(), '{Control>}{Enter}{/Control}');
    release();
    await waitForComposerToast('Post Successful');
    expect(screen.getByRole('button', { name: 'Send post' })).toBeVisible();
    expect(countPostCalls()).toBe(1);
  });

  test('goes out by Ctrl and Enter', async () => {
    const { user, message } = await renderComposer();
    await user.type(message(), 'By keys{Control>}{Enter}{/Control}');
    await waitForComposerToast('Post Successful');
    expect(countPostCalls()).toBe(1);
  });

  test('without title, message and picture is not sent', async () => {
    const { user, title, message, send } = await renderComposer();
    await user.type(message(), '   ');
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('This field is required');
    expect(title()).toHaveAccessibleDescription('This field is required');
    await waitFor(() => expect(title()).toHaveFocus());
    await user.type(title(), 'A');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(countPostCalls()).toBe(0);
  });
});

describe('a post that fails', () => {
  test('comes back into the form with its picture when the provider refuses it', async () => {
    mockCanvas();
    provider.faults.set(['post-refused']);
    const { user, title, message, picker, send, outbox } = await renderComposer();
    await user.type(title(), 'A');
    await user.type(message(), 'B');
    await user.upload(picker(), pngFile());
    await screen.findByText('dock.png');
    await send();
    await waitForComposerToast('Error, please try again');
    expect(title()).toHaveValue('A');
    expect(message()).toHaveValue('B');
    expect(screen.getByText('dock.png')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('A server error occurred.');
    expect(outbox.items()).toEqual([]);
    provider.faults.clear();
    await send();
    await waitForComposerToast('Post Successful');
    expect(await countPosts('A')).toBe(1);
  });

  test('stays in the outbox beside the error when nobody knows whether it arrived', async () => {
    provider.faults.set(['post-offline']);
    const { user, title, send, outbox } = await renderComposer();
    await user.type(title(), 'A');
    await send();
    await waitForComposerToast('Error, please try again');
    expect(title()).toHaveValue('');
    expect(outbox.items()).toMatchObject([{ state: 'unknown', payload: { title: 'A' } }]);
  });

  test('whose answer alone was lost counts as sent', async () => {
    provider.faults.set(['post-unheard']);
    const { user, title, send } = await renderComposer();
    await user.type(title(), 'A');
    await send();
    await waitForComposerToast('Post Successful');
    expect(await countPosts('A')).toBe(1);
  });

  test('is queued while there is no connection, and is sent with it', async () => {
    setOnline(false);
    const { user, title, send, outbox } = await renderComposer();
    await user.type(title(), 'A');
    await send();
    await waitForComposerToast('You’re offline. The post will be sent when you’re back online.');
    expect(title()).toHaveValue('');
    expect(outbox.items()).toMatchObject([{ state: 'queued' }]);
    setOnline(true);
    await waitForComposerToast('Post Successful');
    expect(await countPosts('A')).toBe(1);
  });

  test('refused after the page was left comes back to the next one', async () => {
    provider.faults.set(['post-refused']);
    const tab = await openTab();
    const { outbox } = tab;
    const payload = { title: 'A', message: 'B' };
    await outbox.whenAttempted(outbox.enqueue({ kind: 'post', target: {}, payload }).id);
    const { title, message } = await renderComposer(tab);
    await waitFor(() => expect(title()).toHaveValue('A'));
    expect(message()).toHaveValue('B');
    expect(screen.getByRole('alert')).toBeVisible();
    expect(outbox.items()).toEqual([]);
  });
});

describe('a picture', () => {
  test('can be dropped, pasted and removed', async () => {
    mockCanvas();
    const { user, title, picker } = await renderComposer();
    const form = screen.getByRole('form', { name: 'What is on your mind?' });
    fireEvent.drop(form, { dataTransfer: { files: [pngFile('dropped.png')], types: ['Files'] } });
    expect(await screen.findByText('dropped.png')).toBeVisible();
    fireEvent.paste(title(), {
      clipboardData: { files: [pngFile('pasted.png')], types: ['Files'] },
    });
    expect(await screen.findByText('pasted.png')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.queryByText('pasted.png')).toBeNull();
    await waitFor(() => expect(picker()).toHaveFocus());
  });

  test('that is being read keeps the button busy', async () => {
    vi.stubGlobal('createImageBitmap', () => new Promise(() => undefined));
    const { picker, title, user } = await renderComposer();
    await user.type(title(), 'With a picture');
    fireEvent.change(picker(), { target: { files: [pngFile()] } });
    const send = screen.getByRole('button', { name: 'Send post' });
    await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'true'));
  });

  test.each([
    ['no picture', new File(['%PDF-1.7'], 'me.png', { type: 'image/png' }), /not a picture/],
    [
      'too large',
      Object.defineProperty(pngFile(), 'size', { value: maxPictureBytes + 1 }),
      /over 20 MB/,
    ],
    ['broken', pngFile(), /can’t be read/],
  ])('that is %s is refused with a clear message', async (_, file, message) => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')));
    const { picker } = await renderComposer();
    fireEvent.change(picker(), { target: { files: [file] } });
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(picker()).toHaveAccessibleDescription(message);
  });
});

test('a queued post that is refused later stays in the outbox while the form has another', async () => {
  const { user, title, message, send, outbox } = await renderComposer();
  setOnline(false);
  await user.type(title(), 'A');
  await send();
  await waitFor(() => expect(title()).toHaveValue(''));
  await user.type(title(), 'B');
  provider.faults.add({
    name: 'no',
    path: '/posts/',
    method: 'POST',
    kind: 'status',
    status: 403,
  });
  setOnline(true);
  await waitFor(() => expect(outbox.items()).toMatchObject([{ state: 'rejected' }]));
  await waitForComposerToast('Error, please try again');
  expect(title()).toHaveValue('B');
  await user.clear(title());
  await waitFor(() => expect(title()).toHaveValue('A'));
  expect(message()).toHaveValue('');
  expect(outbox.items()).toEqual([]);
});

test('cancelled in the instant in which its form is left, a post becomes its draft', async () => {
  addCleanup(pauseCalls('get', '/posts/'));
  const { user, title, send, outbox } = await renderComposer();
  const { withdraw } = outbox;
  vi.spyOn(outbox, 'withdraw').mockImplementation((id) => {
    cleanup();
    return withdraw(id);
  });
  await user.type(title(), 'A');
  await send();
  await waitFor(() => expect(outbox.items()).toMatchObject([{ state: 'sending' }]));
  await outbox.cancel(outbox.items()[0]?.id ?? '');
  await waitFor(() => expect(outbox.items()).toEqual([]));
  await waitFor(async () =>
    expect(Object.values(await storedDrafts())).toMatchObject([{ title: 'A' }]),
  );
});

test('fills what is still empty where somebody types before it was read', async () => {
  const before = await renderComposer();
  await before.user.type(before.title(), 'Stored title');
  await before.user.type(before.message(), 'Stored message');
  await waitFor(async () =>
    expect(Object.values(await storedDrafts())).toEqual([
      { title: 'Stored title', message: 'Stored message' },
    ]),
  );
  cleanup();
  before.leave();
  const { title, message } = await renderComposer();
  fireEvent.change(title(), { target: { value: 'Typed' } });
  await waitFor(() => expect(message()).toHaveValue('Stored message'));
  expect(title()).toHaveValue('Typed');
  await waitFor(async () =>
    expect(Object.values(await storedDrafts())).toEqual([
      { title: 'Typed', message: 'Stored message' },
    ]),
  );
});
