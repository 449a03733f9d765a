import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Composer } from '@/features/composer/Composer';
import { largestPicture } from '@/lib/pictureTask';
import { showToast } from '@/ui/toast';
import { logInAs, openTab, postCalls, postsCalled, setOnline, type Tab } from '../setup/outbox';
import { drawPictures, pngFile } from '../setup/pictures';
import { provider } from '../setup/provider';
import { keptDrafts } from '../setup/renderForm';
import { onLeave } from '../setup/visit';

// Toasts of an earlier test would still be on screen.
vi.mock(import('@/ui/toast'), () => ({ showToast: vi.fn<typeof showToast>() }));

const place = { list: 'posts' } as const;
async function compose(tab?: Tab) {
  const page = tab ?? (await openTab());
  const user = userEvent.setup();
  render(
    <Provider store={page.store}>
      <Composer place={place} />
    </Provider>,
  );
  onLeave(async () => void (await keptDrafts()));
  return {
    ...page,
    user,
    title: () => screen.getByRole('textbox', { name: 'Title' }),
    message: () => screen.getByRole('textbox', { name: 'Message' }),
    picker: () => screen.getByLabelText<HTMLInputElement>(/image$/),
    send: () => user.click(screen.getByRole('button', { name: 'Send post' })),
  };
}
/** The toast was asked for, and the form has taken the outcome in. */
async function toast(text: string) {
  await waitFor(() => expect(showToast).toHaveBeenCalledWith(expect.any(String), text));
  await screen.findByRole('button', { name: 'Send post' });
}

beforeEach(async () => {
  vi.mocked(showToast).mockReset();
  await logInAs('member');
});
afterEach(() => Reflect.deleteProperty(navigator, 'onLine'));

describe('a post', () => {
  test('is sent with its picture, says so, and leaves an empty form', async () => {
    drawPictures();
    const { user, title, message, picker, send } = await compose();
    await user.type(title(), 'A');
    await user.type(message(), 'B');
    await user.upload(picker(), pngFile('dock.png', 'x'.repeat(4096)));
    expect(await screen.findByText('4 KB → 1 KB')).toBeVisible();
    await send();
    await toast('Post Successful');
    expect(title()).toHaveValue('');
    expect(message()).toHaveValue('');
    expect(screen.queryByText('dock.png')).toBeNull();
    const [request] = provider.received.of('POST', '/posts/');
    expect(request?.body).toMatchObject({ title: 'A', content: 'B', post_image: { size: 13 } });
  });

  test('shows posting... while it is being sent, and a second press sends nothing', async () => {
    provider.faults.set([
      { name: 'late', method: 'POST', path: '/posts/', kind: 'delay', ms: 2000 },
    ]);
    drawPictures();
    const { user, title, picker, send } = await compose();
    await user.type(title(), 'A');
    await user.upload(picker(), pngFile('dock.png'));
    await screen.findByRole('button', { name: 'Remove' });
    await send();
    const busy = await screen.findByRole('button', { name: 'posting...' });
    // What stands beside the button keeps its place under the finger.
    expect(screen.getByRole('button', { name: 'Remove' })).toBeDisabled();
    await user.click(busy);
    await user.type(title(), '{Control>}{Enter}{/Control}');
    await toast('Post Successful');
    expect(screen.getByRole('button', { name: 'Send post' })).toBeVisible();
    expect(postCalls()).toBe(1);
  });

  test('goes out by Ctrl and Enter', async () => {
    const { user, message } = await compose();
    await user.type(message(), 'By keys{Control>}{Enter}{/Control}');
    await toast('Post Successful');
    expect(postCalls()).toBe(1);
  });

  test('without title, message and picture is not sent', async () => {
    const { user, title, message, send } = await compose();
    await user.type(message(), '   ');
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('This field is required');
    expect(title()).toHaveAccessibleDescription('This field is required');
    await waitFor(() => expect(title()).toHaveFocus());
    await user.type(title(), 'A');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(postCalls()).toBe(0);
  });
});

describe('a post that fails', () => {
  test('comes back into the form with its picture when the provider refuses it', async () => {
    drawPictures();
    provider.faults.set(['post-refused']);
    const { user, title, message, picker, send, outbox } = await compose();
    await user.type(title(), 'A');
    await user.type(message(), 'B');
    await user.upload(picker(), pngFile());
    await screen.findByText('dock.png');
    await send();
    await toast('Error, please try again');
    expect(title()).toHaveValue('A');
    expect(message()).toHaveValue('B');
    expect(screen.getByText('dock.png')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('A server error occurred.');
    expect(outbox.acts()).toEqual([]);
    provider.faults.clear();
    await send();
    await toast('Post Successful');
    expect(await postsCalled('A')).toBe(1);
  });

  test('stays in the outbox beside the error when nobody knows whether it arrived', async () => {
    provider.faults.set(['post-offline']);
    const { user, title, send, outbox } = await compose();
    await user.type(title(), 'A');
    await send();
    await toast('Error, please try again');
    expect(title()).toHaveValue('');
    expect(outbox.acts()).toMatchObject([{ state: 'unclear', payload: { title: 'A' } }]);
  });

  test('whose answer alone was lost counts as sent', async () => {
    provider.faults.set(['post-unheard']);
    const { user, title, send } = await compose();
    await user.type(title(), 'A');
    await send();
    await toast('Post Successful');
    expect(await postsCalled('A')).toBe(1);
  });

  test('waits while there is no connection, and goes out with it', async () => {
    setOnline(false);
    const { user, title, send, outbox } = await compose();
    await user.type(title(), 'A');
    await send();
    await toast('You are offline. The post goes out as soon as the connection is back.');
    expect(title()).toHaveValue('');
    expect(outbox.acts()).toMatchObject([{ state: 'waiting' }]);
    setOnline(true);
    await toast('Post Successful');
    expect(await postsCalled('A')).toBe(1);
  });

  test('refused after the page was left comes back to the next one', async () => {
    provider.faults.set(['post-refused']);
    const { outbox, store, leave } = await openTab();
    const payload = { title: 'A', message: 'B' };
    await outbox.rested(outbox.enqueue({ kind: 'post', target: {}, payload }).id);
    const { title, message } = await compose({ outbox, store, leave });
    await waitFor(() => expect(title()).toHaveValue('A'));
    expect(message()).toHaveValue('B');
    expect(screen.getByRole('alert')).toBeVisible();
    expect(outbox.acts()).toEqual([]);
  });
});

describe('the draft', () => {
  test('of words and picture comes back to its member alone', async () => {
    drawPictures();
    const before = await compose();
    await before.user.type(before.title(), 'A');
    await before.user.upload(before.picker(), pngFile('dock.png', 'x'.repeat(4096)));
    expect(await screen.findByText('4 KB → 1 KB')).toBeVisible();
    await waitFor(async () => expect(Object.keys(await keptDrafts())).toHaveLength(2));
    cleanup();
    before.leave();
    await logInAs('admin');
    const other = await compose();
    await waitFor(async () => expect(Object.keys(await keptDrafts())).toHaveLength(2));
    expect(other.title()).toHaveValue('');
    cleanup();
    other.leave();
    await logInAs('member');
    const { title } = await compose();
    await waitFor(() => expect(title()).toHaveValue('A'));
    expect(screen.getByText('dock.png')).toBeVisible();
    expect(screen.getByText('4 KB → 1 KB')).toBeVisible();
  });

  test('is gone once the post is on its way', async () => {
    const { user, title, send } = await compose();
    await user.type(title(), 'A');
    await waitFor(async () => expect(Object.keys(await keptDrafts())).toHaveLength(1));
    await send();
    await toast('Post Successful');
    expect(await keptDrafts()).toEqual({});
  });

  test('says where this device keeps none', async () => {
    const refusing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const { user, title } = await compose();
    await user.type(title(), 'A');
    expect(await screen.findByText(/^Drafts cannot be kept on this device/)).toBeVisible();
    refusing.mockRestore();
  });
});

describe('a picture', () => {
  test('can be dropped, pasted and removed', async () => {
    drawPictures();
    const { user, title, picker } = await compose();
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

  test.each([
    ['no picture', new File(['%PDF-1.7'], 'me.png', { type: 'image/png' }), /not a picture/],
    [
      'too large',
      Object.defineProperty(pngFile(), 'size', { value: largestPicture + 1 }),
      /over 20 MB/,
    ],
    ['broken', pngFile(), /cannot be read/],
  ])('that is %s is refused with a clear message', async (_, file, message) => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')));
    const { picker } = await compose();
    fireEvent.change(picker(), { target: { files: [file] } });
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(picker()).toHaveAccessibleDescription(message);
  });
});
