import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memberAccount } from '@/content/demoAccounts';
import { userKeyOf } from '@/session/saveSession';
import {
  renderComposer,
  waitForComposerToast,
  mockCanvas,
  pngFile,
  mockToasts,
} from '../setup/publishing';
import { showToast } from '@/ui/toast';
import { addCleanup } from '../setup/lifecycle';
import { logInAs, openTab, countPosts, refuseRows, setOnline, blockStorage } from '../setup/outbox';
import { storedDrafts } from '../setup/forms';
import { provider } from '../setup/provider';

const refused = {
  name: 'refused',
  path: '/posts/',
  method: 'POST',
  kind: 'status',
  status: 403,
} as const;

beforeEach(mockToasts);
beforeEach(() => logInAs('member'));

describe('the draft', () => {
  test('of words and picture comes back to its member alone', async () => {
    mockCanvas();
    const before = await renderComposer();
    await before.user.type(before.title(), 'A');
    await before.user.upload(before.picker(), pngFile('dock.png', 'x'.repeat(4096)));
    expect(await screen.findByText('4 KB → 1 KB')).toBeVisible();
    await waitFor(async () => expect(Object.keys(await storedDrafts())).toHaveLength(2));
    cleanup();
    before.leave();
    await logInAs('admin');
    const other = await renderComposer();
    await waitFor(async () => expect(Object.keys(await storedDrafts())).toHaveLength(2));
    expect(other.title()).toHaveValue('');
    cleanup();
    other.leave();
    await logInAs('member');
    const { title } = await renderComposer();
    await waitFor(() => expect(title()).toHaveValue('A'));
    expect(screen.getByText('dock.png')).toBeVisible();
    expect(screen.getByText('4 KB → 1 KB')).toBeVisible();
  });

  test('of a new tab is the member’s once it is known who is here', async () => {
    mockCanvas();
    sessionStorage.removeItem('userKey');
    const { store, user, title, picker } = await renderComposer();
    await user.type(title(), 'A');
    await user.upload(picker(), pngFile());
    await waitFor(async () => expect(Object.keys(await storedDrafts())).toHaveLength(2));
    await logInAs('member', { store });
    const member = `member ${userKeyOf(memberAccount.email)}`;
    await waitFor(async () =>
      expect(Object.keys(await storedDrafts()).toSorted()).toEqual([
        `${member} post picture posts`,
        `${member} post posts`,
      ]),
    );
    expect(title()).toHaveValue('A');
    expect(screen.getByText('dock.png')).toBeVisible();
  });

  test('is gone once the post is on its way', async () => {
    const { user, title, send } = await renderComposer();
    await user.type(title(), 'A');
    await waitFor(async () => expect(Object.keys(await storedDrafts())).toHaveLength(1));
    await send();
    await waitForComposerToast('Post Successful');
    expect(await storedDrafts()).toEqual({});
  });

  test('is only gone, and the post only called waiting, once the post is stored', async () => {
    const { user, title, send, outbox } = await renderComposer();
    await user.type(title(), 'A');
    await waitFor(async () => expect(Object.keys(await storedDrafts())).toHaveLength(1));
    setOnline(false);
    addCleanup(() => setOnline(true));
    const storeNow = await blockStorage();
    await send();
    await waitFor(() => expect(outbox.items()).toHaveLength(1));
    expect(Object.keys(await storedDrafts())).toHaveLength(1);
    expect(showToast).not.toHaveBeenCalled();
    await storeNow();
    await waitForComposerToast('You’re offline. The post will be sent when you’re back online.');
    expect(await storedDrafts()).toEqual({});
  });

  test('stays until the post has arrived, if the device refuses the post', async () => {
    refuseRows();
    setOnline(false);
    addCleanup(() => setOnline(true));
    const { user, title, send, outbox, store, leave, connect } = await renderComposer();
    await user.type(title(), 'A');
    await send();
    await waitForComposerToast('You’re offline. The post will be sent when you’re back online.');
    await waitFor(async () =>
      expect(Object.values(await storedDrafts())).toMatchObject([{ title: 'A' }]),
    );
    expect(title()).toHaveValue('');

    cleanup();
    const again = await renderComposer({ outbox, store, leave, connect });
    await waitFor(() => expect(again.title()).toBeEnabled());
    await storedDrafts();
    expect(again.title()).toHaveValue('');

    setOnline(true);
    await waitFor(() => expect(outbox.items()).toMatchObject([{ state: 'sent' }]));
    await waitFor(async () => expect(await storedDrafts()).toEqual({}));
    expect(await countPosts('A')).toBe(1);
  });

  test('of the next post stays when a post that the device refused arrives', async () => {
    refuseRows();
    setOnline(false);
    addCleanup(() => setOnline(true));
    const { user, title, send, outbox } = await renderComposer();
    await user.type(title(), 'A');
    await send();
    await waitForComposerToast('You’re offline. The post will be sent when you’re back online.');
    await user.type(title(), 'Next');
    setOnline(true);
    await waitFor(() => expect(outbox.items()).toMatchObject([{ state: 'sent' }]));
    expect(title()).toHaveValue('Next');
    await waitFor(async () =>
      expect(Object.values(await storedDrafts())).toMatchObject([{ title: 'Next' }]),
    );
  });

  test('shows where this device stores none, while there is something to lose', async () => {
    const refusing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const { user, title, send } = await renderComposer();
    await user.type(title(), 'A');
    const note = () => screen.queryByText(/^Drafts can’t be saved on this device/);
    await waitFor(() => expect(note()).toBeVisible());
    setOnline(false);
    addCleanup(() => setOnline(true));
    await send();
    await waitFor(() => expect(title()).toHaveValue(''));
    expect(note()).toBeNull();
    refusing.mockRestore();
  });
});

describe('what is typed in two tabs', () => {
  test('leaves the other one when it is sent, and is not sent twice', async () => {
    const { user, title, message, send } = await renderComposer();
    await user.type(title(), 'A');
    await user.type(message(), 'B');
    const { outbox } = await openTab();
    const { id } = outbox.enqueue({
      kind: 'post',
      target: {},
      payload: { title: 'A', message: 'B' },
    });
    await waitFor(() => expect(message()).toHaveValue(''));
    expect(title()).toHaveValue('');
    await outbox.whenFinished(id);
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('This field is required');
    expect(await countPosts('A')).toBe(1);
  });

  test('stays where it has become something else', async () => {
    const { user, title, outbox: own } = await renderComposer();
    await user.type(title(), 'Another');
    const { outbox } = await openTab();
    const payload = { title: 'A', message: '' };
    await outbox.whenFinished(outbox.enqueue({ kind: 'post', target: {}, payload }).id);
    await waitFor(() => expect(own.items()).toMatchObject([{ state: 'sent' }]));
    expect(title()).toHaveValue('Another');
  });

  /** What another tab sent was refused, and this one has done all that it does at once. */
  const refuseOther = async () => {
    provider.faults.add(refused);
    const { title, outbox: own } = await renderComposer();
    const other = await openTab();
    const payload = { title: 'A', message: '' };
    const { id } = other.outbox.enqueue({ kind: 'post', target: {}, payload });
    await waitFor(() => expect(own.items()).toMatchObject([{ state: 'rejected' }]));
    await act(own.whenStored);
    await own.whenStored();
    return { title, own, other, id };
  };

  test('returns there if it is refused', async () => {
    const { title, own, other, id } = await refuseOther();
    expect(await other.outbox.withdraw(id)).toMatchObject({ payload: { title: 'A' } });
    await waitFor(() => expect(own.items()).toEqual([]));
    expect(title()).toHaveValue('');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('returns here if it is refused and the other tab is closed', async () => {
    const { title, own, other } = await refuseOther();
    other.leave();
    await waitFor(() => expect(title()).toHaveValue('A'));
    expect(own.items()).toEqual([]);
    expect(screen.getByRole('alert')).toBeVisible();
  });

  test('is gone when it was refused in both and sent again in one', async () => {
    provider.faults.add(refused);
    const { user, title } = await renderComposer();
    await user.type(title(), 'A');
    await waitFor(async () => expect(Object.keys(await storedDrafts())).toHaveLength(1));
    const { outbox } = await openTab();
    const payload = { title: 'A', message: '' };
    const submit = () => outbox.enqueue({ kind: 'post', target: {}, payload }, 0).id;
    const first = submit();
    fireEvent.click(screen.getByRole('button', { name: 'Send post' }));
    expect(await outbox.whenFinished(first)).toMatchObject({ state: 'rejected' });
    await outbox.withdraw(first);
    provider.faults.clear();
    expect(await outbox.whenFinished(submit())).toMatchObject({ state: 'sent' });
    await screen.findByRole('button', { name: 'Send post' });
    await waitFor(() => expect(title()).toHaveValue(''));
    await waitFor(async () => expect(await storedDrafts()).toEqual({}));
    expect(showToast).not.toHaveBeenCalled();
    expect(await countPosts('A')).toBe(1);
  });

  test('may be sent again on purpose', async () => {
    const { user, title, send } = await renderComposer();
    await user.type(title(), 'Amen');
    await send();
    await waitForComposerToast('Post Successful');
    await user.type(title(), 'Amen');
    expect(title()).toHaveValue('Amen');
    await send();
    await waitFor(async () => expect(await countPosts('Amen')).toBe(2));
  });
});
