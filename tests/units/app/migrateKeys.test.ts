import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { saveRecord, saveToken, userKeyOf } from '@/session/saveSession';
import { adminAccount, memberAccount } from '@/content/demoAccounts';
import { selectSession } from '@/session/session.slice';
import { openDraft } from '@/lib/draft';
import { saltName } from '@/lib/userKey';
import type { OutboxItem } from '@/outbox/item';
import { createOutboxStorage } from '@/outbox/storage';
import { migrateKeys } from '@/app/migrateKeys';
import { writeTasks } from '@/features/tasks/taskFile';
import { tasksKey, tasksOf } from '@/features/tasks/taskStorage';
import { createTask } from '../../setup/tasks';
import { provider } from '../../setup/provider';
import { renderAt } from '../../setup/renderAt';
import { allStoredText } from '../../setup/device';

/** A member's key as versions before this one made it. */
const earlierKey = (email: string) => btoa(email).replaceAll('=', '');
const member = earlierKey(memberAccount.email);
const admin = earlierKey(adminAccount.email);

const outbox = createOutboxStorage();
const item = (id: string, more: Partial<OutboxItem>): OutboxItem =>
  Object.assign(
    {
      id,
      member,
      createdAt: 1,
      state: 'queued' as const,
      revision: 0,
      kind: 'post' as const,
      target: {},
      payload: { title: id, message: '' },
    },
    more,
  );

async function saveDraft(owner: string, text: string): Promise<void> {
  const draft = openDraft(`member ${owner}\npost\n`, () => {});
  draft.save({ message: text });
  await draft.flush();
  draft.close();
}

async function readDraft(owner: string) {
  const draft = openDraft(`member ${owner}\npost\n`, () => {});
  const values = await draft.load();
  draft.close();
  return values;
}

const stored = (name: string): unknown => JSON.parse(localStorage.getItem(name) ?? 'null');

/** What two members left in this browser before their keys were salted; the first is logged in. */
beforeEach(async () => {
  const { access } = await provider.logIn('member');
  saveToken(access);
  saveRecord({ token: access, key: member, admin: false });
  const state = (email: string) =>
    JSON.stringify({
      user: JSON.stringify({ loggedIn: true, user: { access, refresh: 'renewal', email } }),
      area: '{"area":"Kingdom builder"}',
      _persist: '{"version":1,"rehydrated":true}',
    });
  const entries = {
    [`persist:root${member}`]: state(memberAccount.email),
    [`persist:root${admin}`]: state(adminAccount.email),
    [`kb:visit ${member}`]: '{"at":1}',
    [`kb:polls ${member}`]: '[{"id":7,"question":"Which?"}]',
    [`kb:tasks:${member}`]: '{"tasks":["mine"]}',
    'kb:session': JSON.stringify({ act: 'in', key: member, admin: false }),
    'kb:admin': admin,
    'kb:token-owner': `print= ${member}`,
    'kb:quote': JSON.stringify({ owner: member, answers: {} }),
    'kb:quote-receipts': JSON.stringify([{ owner: admin, message: 'Thanks' }]),
  };
  for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  await saveDraft(member, 'My own words');
  await saveDraft(admin, 'Words of the admin');
  await outbox.change('waits', () => item('waits', { state: 'rejected' }));
  await outbox.change('vote', () =>
    item('vote', {
      kind: 'vote',
      state: 'sent',
      target: { poll: 2, answer: 5 },
      payload: { question: 'Who?', answer: 'Ada' },
    }),
  );
});

test('what earlier versions stored is found again, and names nobody any more', async () => {
  const visit = await renderAt('/faq');
  await waitFor(() => expect(selectSession(visit.store.getState()).status).toBe('member'));
  const [mine, theirs] = [memberAccount, adminAccount].map(({ email }) => userKeyOf(email));
  if (mine === undefined || theirs === undefined) throw new Error('Nobody has a key.');
  expect(localStorage.getItem(saltName)).toMatch(/^[\w-]{22}$/);
  expect(sessionStorage.getItem('userKey')).toBe(mine);
  expect(mine).toMatch(/^u\.[\w-]{22}$/);

  expect(visit.store.getState().area).toEqual({ area: 'Kingdom builder' });
  expect(stored(`kb:visit ${mine}`)).toEqual({ at: 1 });
  expect(stored(`kb:polls ${mine}`)).toEqual([{ id: 7, question: 'Which?' }]);
  expect(stored(`kb:tasks:${mine}`)).toEqual({ tasks: ['mine'] });
  expect(stored('kb:session')).toMatchObject({ key: mine });
  expect(localStorage.getItem('kb:admin')).toBe(theirs);
  expect(localStorage.getItem('kb:token-owner')).toBe(`print= ${mine}`);
  expect(stored('kb:quote')).toMatchObject({ owner: mine });
  expect(stored('kb:quote-receipts')).toMatchObject([{ owner: theirs }]);
  expect(await readDraft(mine)).toEqual({ message: 'My own words' });
  expect(await readDraft(theirs)).toEqual({ message: 'Words of the admin' });
  expect(await outbox.all(mine)).toMatchObject([
    { id: 'vote', payload: { answer: 'Ada' } },
    { id: 'waits', state: 'rejected' },
  ]);

  // The state of who is here is written anew; what was another's goes.
  await waitFor(async () => {
    const text = await allStoredText();
    expect(text).toContain(memberAccount.email);
    for (const gone of [member, admin, adminAccount.email, 'renewal']) {
      expect(text).not.toContain(gone);
    }
  });
});

test('a login finds what a tab of an earlier version stored since', async () => {
  localStorage.setItem(saltName, 'x'.repeat(22));
  sessionStorage.clear();
  document.cookie = 'token=; Path=/; Max-Age=0';
  const visit = await renderAt('/faq');
  await visit.session.logIn(memberAccount);
  const mine = userKeyOf(memberAccount.email);
  expect(sessionStorage.getItem('userKey')).toBe(mine);
  expect(await readDraft(mine)).toEqual({ message: 'My own words' });
  expect((await outbox.all(mine)).map(({ id }) => id)).toContain('waits');
});

test('a second tab of an earlier version belongs to its member, also with a salt stored', async () => {
  localStorage.setItem(saltName, 'x'.repeat(22));
  const visit = await renderAt('/faq');
  await waitFor(() => expect(selectSession(visit.store.getState()).status).toBe('member'));
  const mine = userKeyOf(memberAccount.email);
  expect(sessionStorage.getItem('userKey')).toBe(mine);
  expect(stored(`kb:tasks:${mine}`)).toEqual({ tasks: ['mine'] });
  expect(await readDraft(mine)).toEqual({ message: 'My own words' });
  expect((await outbox.all(mine)).map(({ id }) => id)).toEqual(['vote', 'waits']);
});

test('tasks added in a tab of an earlier version join those that another tab moved', async () => {
  localStorage.setItem(saltName, 'x'.repeat(22));
  const mine = userKeyOf(memberAccount.email);
  const moved = [
    createTask('a', { title: 'Edited since', changedAt: Date.now() }),
    createTask('b'),
  ];
  localStorage.setItem(tasksKey(mine), writeTasks(moved));
  const added = [createTask('a'), createTask('c', { title: 'Order chairs' })];
  localStorage.setItem(tasksKey(member), writeTasks(added));
  await migrateKeys();
  expect(
    tasksOf(mine)
      .get()
      .tasks.map(({ title }) => title),
  ).toEqual(['Edited since', createTask('b').title, 'Order chairs']);
  expect(localStorage.getItem(tasksKey(member))).toBeNull();
});
