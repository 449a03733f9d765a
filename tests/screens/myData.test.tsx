import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { saveAnswer } from '@/api/offlineCacheStorage';
import * as download from '@/lib/download';
import * as imports from '@/lib/retryImport';
import { draftKey, openDraft } from '@/lib/draft';
import { paths } from '@/config/paths';
import { userKey } from '@/lib/userKey';
import { idTypeSlice } from '@/features/profile/identity.slice';
import { memberAccount } from '@/content/demoAccounts';
import { memberMenu } from '@/content/memberMenu';
import { addCleanup } from '../setup/lifecycle';
import { countPostCalls, openTab, setOnline } from '../setup/outbox';
import { renderAt, type Visit } from '../setup/renderAt';

const others = 'c29tZWJvZHlAZWxzZS5vcmc';

async function saveDraft(key: string, text: string) {
  const draft = openDraft(key, () => {});
  draft.save({ message: text });
  await draft.flush();
  draft.close();
}

/** What a member and somebody else left in this browser. */
async function fillDevice() {
  await saveDraft(draftKey('post'), 'My own words');
  await saveDraft(`member ${others}\npost\n`, 'Words of somebody else');
  localStorage.setItem(`kb:tasks:${userKey()}`, '{"tasks":["mine"]}');
  localStorage.setItem(`kb:tasks:${others}`, '{"tasks":["theirs"]}');
  localStorage.setItem(`persist:root${others}`, '{"idfront":"secret"}');
  localStorage.setItem(
    'kb:quote-receipts',
    JSON.stringify([
      { id: 'a', owner: '', message: 'For a visitor' },
      { id: 'b', owner: others, message: 'For somebody else' },
    ]),
  );
  localStorage.setItem('left-over', 'by an older version');
}

const othersHaveOne = /Other members on this browser.*1 item/;
const kind = async (name: string) => {
  const heading = await screen.findByRole('heading', { name, level: 2 });
  const entry = heading.closest('li');
  if (entry === null) throw new Error(`${name} is no kind of the list.`);
  return within(entry);
};

/** Presses Delete at a kind, and in the dialog that asks first. */
async function deleteKind(user: Visit['user'], name: string, button = 'Delete') {
  await user.click((await kind(name)).getByRole('button', { name: button }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: button }));
}

async function open() {
  const visit = await renderAt(paths.home, { as: 'member' });
  await waitFor(() => expect(localStorage.getItem(`persist:root${userKey()}`)).toContain('@'));
  await fillDevice();
  await visit.go(paths.myData);
  await kind('Drafts');
  return visit;
}

test('lists every kind with its size, and counts what is others’ without a word of it', async () => {
  await open();
  expect((await kind('Drafts')).getByText(/^1 item, 1 KB$/)).toBeVisible();
  expect((await kind('Drafts')).getByText(othersHaveOne)).toBeVisible();
  expect((await kind('Tasks')).getByText(/^1 item, 1 KB$/)).toBeVisible();
  expect((await kind('Receipts')).getByText(othersHaveOne)).toBeVisible();
  expect((await kind('What you opened last')).getByText(othersHaveOne)).toBeVisible();
  expect((await kind('Anything else')).getByText(/^1 item/)).toBeVisible();
  expect((await kind('Login session')).getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(screen.getByText(/^Nothing stored for:.*Theme/)).toBeVisible();
});

test('counts the answers of another member’s quote form as theirs', async () => {
  localStorage.setItem(`kb:quote ${others}`, '{"id":"one","answers":{"type":"Others"}}');
  await renderAt(paths.myData, { as: 'member' });
  expect((await kind('Drafts')).getByText(othersHaveOne)).toBeVisible();
});

test('exports what is the member’s, without a token and without anything of others', async () => {
  const saved = vi.spyOn(download, 'downloadText').mockImplementation(() => {});
  const { user } = await open();
  localStorage.setItem(`kb:tasks:${userKey()}`, '{"tasks":["stored since"]}');
  await saveAnswer(userKey(), 'posts', { version: '1', answer: () => [{ id: 7 }], at: 1 });
  await user.click(screen.getByRole('button', { name: 'Export as a file' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const [name, text = '', type] = saved.mock.calls[0] ?? [];
  expect(name).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
  expect(type).toBe('application/json');
  const owned = ['My own words', 'stored since', 'For a visitor', memberAccount.email];
  expect(owned.filter((words) => !text.includes(words))).toEqual([]);
  expect(text).toMatch(/"name": "kb:answers [^]*"value": \[\s*\{\s*"id": 7/);
  expect(text).not.toMatch(/somebody else|theirs|secret|older version/i);
  const token = sessionStorage.getItem('accessToken') ?? text;
  expect(text).not.toContain(token);
});

test('deletes by kind after a question, and gives back', async () => {
  const { user } = await open();
  await user.click((await kind('Drafts')).getByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete: Drafts?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect((await kind('Drafts')).getByText(/^1 item/)).toBeVisible();

  await deleteKind(user, 'Drafts');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(undo).toHaveFocus());
  expect((await kind('Drafts')).queryByText(/^1 item/)).toBeNull();
  expect((await kind('Drafts')).getByText(othersHaveOne)).toBeVisible();

  await user.click(undo);
  await waitFor(async () => expect((await kind('Drafts')).getByText(/^1 item/)).toBeVisible());
  const draft = openDraft(draftKey('post'), () => {});
  expect(await draft.load()).toEqual({ message: 'My own words' });
  draft.close();
});

test('what was sent since it was shown is given back as sent', async () => {
  const { user } = await renderAt(paths.home, { as: 'member' });
  setOnline(false);
  const { outbox } = await openTab();
  const payload = { title: 'A', message: '' };
  const { id } = outbox.enqueue({ kind: 'post', target: {}, payload });
  await outbox.whenStored();
  cleanup();
  await renderAt(paths.myData, { as: 'member' });
  expect(await (await kind('Outbox')).findByText(/^1 item/)).toBeVisible();
  setOnline(true);
  expect(await outbox.whenFinished(id)).toMatchObject({ state: 'sent' });
  await deleteKind(user, 'Outbox');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(outbox.items()).toMatchObject([{ state: 'sent' }]));
  expect(countPostCalls()).toBe(1);
});

test('giving back leaves what came meanwhile', async () => {
  const receipts = 'kb:quote-receipts';
  const { user } = await open();
  await deleteKind(user, 'Receipts');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  const left: unknown[] = JSON.parse(localStorage.getItem(receipts) ?? '[]');
  const added = { id: 'c', owner: '', message: 'Sent in another tab' };
  localStorage.setItem(receipts, JSON.stringify([added, ...left]));
  await user.click(undo);
  await waitFor(() => expect(localStorage.getItem(receipts)).toContain('For a visitor'));
  const ids = [...(localStorage.getItem(receipts) ?? '').matchAll(/"id":"(.)"/g)];
  expect(ids.map(([, id]) => id)).toEqual(['c', 'b', 'a']);
});

test('gives back tasks as they were when they were deleted', async () => {
  const { user } = await open();
  const tasks = `kb:tasks:${userKey()}`;
  const newer = '{"tasks":["mine","of another tab"]}';
  localStorage.setItem(tasks, newer);
  await deleteKind(user, 'Tasks');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Restored: Tasks.');
  expect(localStorage.getItem(tasks)).toBe(newer);
});

test.each(['Tasks', 'Drafts'])(
  '%s written in another tab after the deletion stay',
  async (name) => {
    const { user } = await open();
    const draft = openDraft(draftKey('post'), () => {});
    addCleanup(() => draft.close());
    await draft.load();
    await deleteKind(user, name);
    const undo = await screen.findByRole('button', { name: 'Undo' });
    const tasks = `kb:tasks:${userKey()}`;
    localStorage.setItem(tasks, 'Newer tasks');
    draft.save({ message: 'Newer draft' });
    await draft.flush();
    await user.click(undo);
    await screen.findByText(new RegExp(`^Not everything could be restored: ${name}`));
    expect(localStorage.getItem(tasks)).toBe('Newer tasks');
    expect(await draft.load()).toEqual({ message: 'Newer draft' });
  },
);

test('what is others’ goes without touching one’s own', async () => {
  const { user } = await open();
  await user.click((await kind('Receipts')).getByRole('button', { name: 'Remove their data' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/This data belongs to other members/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Remove their data' }));
  await screen.findByText('Deleted: Receipts of other members.');
  expect(localStorage.getItem('kb:quote-receipts')).toContain('For a visitor');
  expect(localStorage.getItem('kb:quote-receipts')).not.toContain('For somebody else');
});

test('what the browser does not delete is named, and is still listed', async () => {
  const { user } = await open();
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  await deleteKind(user, 'Tasks');
  await screen.findByText('Not everything could be deleted: Tasks. Try again.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect((await kind('Tasks')).getByText(/^1 item/)).toBeVisible();
});

test('the identity document goes from the page’s state too', async () => {
  const { user, store } = await open();
  store.dispatch(idTypeSlice.actions.set('passport'));
  await deleteKind(user, 'Tasks');
  const entry = await kind('Identity document');
  await user.click(entry.getByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('This can’t be undone.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Deleted: Identity document.');
  expect(store.getState().idType.idType).toBe('');
});

test('logging out here is the logout of the menu: its message, then /home', async () => {
  const { user, address, go } = await open();
  await deleteKind(user, 'Login session', 'Log out');
  await waitFor(() => expect(address()).toBe(paths.home));
  expect(document.cookie).not.toContain('token=');
  expect(await screen.findByText(memberMenu.loggedOut)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  await go(paths.myData);
  await waitFor(async () =>
    expect((await kind('Tasks')).getByText(/Other members on this browser.*2 items/)).toBeVisible(),
  );
});

test('a logout that fails says so, and no more', async () => {
  const { user, address } = await open();
  await user.click((await kind('Login session')).getByRole('button', { name: 'Log out' }));
  vi.spyOn(imports, 'retryImport').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Log out' }));
  expect(await screen.findByText('Network error, try again!')).toBeVisible();
  expect(screen.queryByText('Deleted: Login session.')).toBeNull();
  expect(document.cookie).toContain('token=');
  expect(address()).toBe(paths.myData);
});

test('a browser that refuses storage is reported, and the rest is listed', async () => {
  localStorage.setItem('kb:theme', '"dark"');
  vi.spyOn(Storage.prototype, 'key').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  await renderAt(paths.myData);
  expect(await screen.findByText(/doesn’t let us read: .*local storage/)).toBeVisible();
});
