import { expect, test, vi } from 'vitest';
import { act, renderHook } from '@testing-library/react';
import { openDB } from 'idb';
import { logInAs, openTab, countPosts, refuseRows, setOnline } from '../setup/outbox';
import { addCleanup, eventually } from '../setup/lifecycle';
import { userKey } from '@/lib/userKey';
import { useOutboxAction } from '@/outbox/useOutboxAction';

const earlier = {
  member: '',
  revision: 3,
  kind: 'post',
  target: {},
  payload: { title: 'A', message: 'Words' },
};

/** Writes rows as the version before did. */
async function storeEarlier(...rows: readonly object[]): Promise<void> {
  const database = await openDB('kb:outbox', 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('acts', { keyPath: 'id' }).createIndex('member', 'member');
    },
  });
  for (const row of rows) await database.put('acts', { ...earlier, member: userKey(), ...row });
  database.close();
}

test('rows of the version before are read with their states, and sent', async () => {
  await logInAs('member');
  const before = Date.now() - 600_000;
  await storeEarlier(
    { id: 'waiting', createdAt: before, state: 'waiting' },
    {
      id: 'lost',
      createdAt: before + 1,
      state: 'unclear',
      sentAt: before,
      after: 3,
      payload: { title: 'Lost', message: '' },
    },
    {
      id: 'sending',
      createdAt: before + 2,
      state: 'sending',
      sentAt: before,
      payload: { title: 'Left', message: '' },
    },
    {
      id: 'vote',
      createdAt: before + 3,
      state: 'sent',
      settledAt: before,
      sentAt: before,
      kind: 'vote',
      target: { poll: 2, answer: 4 },
      payload: { question: 'Which?', answer: 'This' },
    },
  );
  const { outbox } = await openTab();
  await eventually(() =>
    expect(outbox.items().map(({ id, state }) => `${id} ${state}`)).toEqual([
      'waiting sent',
      'lost unknown',
      'sending unknown',
      'vote sent',
    ]),
  );
  expect(outbox.items()).toMatchObject([{}, { lastIdBefore: 3 }, {}, { sentAt: before }]);
  expect(await countPosts('A')).toBe(1);
});

test('an item is stored though the connection was lost before its first write', async () => {
  await logInAs('member');
  const { outbox } = await openTab();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('The connection was lost.', 'UnknownError');
  });
  outbox.enqueue({ kind: 'post', target: {}, payload: { title: 'A', message: '' } });
  await outbox.whenStored();
  expect(outbox.isStored()).toBe(true);
  expect(await (await openDB('kb:outbox')).count('acts')).toBe(1);
});

test('a draft can go once its item is stored, though the device refused one before', async () => {
  await logInAs('member');
  addCleanup(() => setOnline(true));
  setOnline(false);
  const { outbox } = await openTab();
  const storeAgain = refuseRows();
  const post = { kind: 'post', target: {}, payload: { title: 'A', message: '' } } as const;
  outbox.enqueue(post);
  await outbox.whenStored();
  storeAgain();
  const { result } = renderHook(() => useOutboxAction(outbox));
  const onStored = vi.fn<() => void>();
  act(() => void result.current.submit(post, { onStored }));
  await expect.poll(() => onStored.mock.calls).toHaveLength(1);
});

test('a page from the back/forward cache reads what other tabs did meanwhile', async () => {
  await logInAs('member');
  addCleanup(() => setOnline(true));
  setOnline(false);
  const { outbox } = await openTab();
  outbox.enqueue({ kind: 'post', target: {}, payload: { title: 'A', message: '' } });
  await outbox.whenStored();
  // A page that is not in use receives no announcement.
  const database = await openDB('kb:outbox');
  await database.clear('acts');
  database.close();
  expect(outbox.items()).toHaveLength(1);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await eventually(() => expect(outbox.items()).toEqual([]));
});
