import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { NewOutboxItem, OutboxItem } from '@/outbox/item';
import { requestTimeoutMs } from '@/api/provider';
import { logInAs, openTab, countPostCalls, countPosts, setOnline } from '../setup/outbox';
import { provider } from '../setup/provider';
import { eventually } from '../setup/lifecycle';

const post = (title: string, message = 'Words'): NewOutboxItem => ({
  kind: 'post',
  target: {},
  payload: { title, message },
});
/** Waits for it longer than a busy machine takes. */
const states = (items: readonly OutboxItem[]) => items.map(({ state }) => state);

const minute = 60_000;

/** Moves the clock on, as if this long had passed. */
const passTime = (ms: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms + 1000 });
};

beforeEach(() => logInAs('member'));

describe('an item', () => {
  test('goes out once and knows what it became', async () => {
    const { outbox } = await openTab();
    const { id } = outbox.enqueue(post('A'));
    expect(states(outbox.items())).toEqual(['queued']);
    const rested = await outbox.whenAttempted(id);
    const made = (await provider.database.read()).posts.find(({ title }) => title === 'A');
    expect(rested).toMatchObject({ state: 'sent', entryId: made?.id });
    expect(countPostCalls()).toBe(1);
  });

  test('the provider refuses comes to rest with the reason, and can be taken back', async () => {
    provider.faults.set(['post-refused']);
    const { outbox } = await openTab();
    const { id } = outbox.enqueue(post('A', 'Kept'));
    const rested = await outbox.whenAttempted(id);
    expect(rested).toMatchObject({ state: 'rejected', error: { status: 500 } });
    expect(await outbox.withdraw(id)).toMatchObject({ payload: { message: 'Kept' } });
    expect(outbox.items()).toEqual([]);
    expect(await countPosts('A')).toBe(0);
  });

  test('whose answer was lost is found on the list instead of being sent again', async () => {
    provider.faults.set(['post-unheard']);
    const { outbox } = await openTab();
    const { id } = outbox.enqueue(post('A', 'Two\nlines\r\n'));
    expect(await outbox.whenAttempted(id)).toMatchObject({ state: 'sent' });
    expect(await countPosts('A')).toBe(1);
    expect(countPostCalls()).toBe(1);
  });

  test('is not taken for an older one with the same words', async () => {
    const { outbox } = await openTab();
    await outbox.whenAttempted(outbox.enqueue(post('A')).id);
    provider.faults.set(['post-offline']);
    const { id } = outbox.enqueue(post('A'));
    expect(await outbox.whenAttempted(id)).toMatchObject({ state: 'unknown' });
    provider.faults.clear();
    passTime(requestTimeoutMs);
    await outbox.retry(id);
    expect(await outbox.whenAttempted(id)).toMatchObject({ state: 'sent' });
    expect(await countPosts('A')).toBe(2);
  });

  test('carries its picture', async () => {
    const { outbox } = await openTab();
    const bytes = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 1, 2, 3]).buffer;
    const picture = { name: 'dock.heic', type: 'image/png', bytes };
    const { id } = outbox.enqueue({
      kind: 'post',
      target: {},
      payload: { title: '', message: '', picture },
    });
    expect(await outbox.whenAttempted(id)).toMatchObject({ state: 'sent' });
    const [request] = provider.received.of('POST', '/posts/');
    expect(Object.keys(Object(request?.body)).toSorted()).toEqual([
      'content',
      'post_image',
      'title',
    ]);
    expect(Object(request?.body)['post_image']).toMatchObject({ size: 11, type: 'image/png' });
  });
});

test('every kind is sent to its own call', async () => {
  const { outbox } = await openTab();
  const community = 1;
  const { communityPosts } = await provider.database.read();
  const communityPost = communityPosts.find((one) => one.communityId === community)?.id ?? 0;
  const newItems: readonly NewOutboxItem[] = [
    { kind: 'community-post', target: { community }, payload: { title: 'T', message: 'M' } },
    { kind: 'comment', target: { post: 1 }, payload: { text: 'C' } },
    {
      kind: 'community-comment',
      target: { community, post: communityPost },
      payload: { text: 'D' },
    },
    { kind: 'join', target: { community: 2 }, payload: { description: 'E' } },
  ];
  const enqueued = newItems.map((newItem) => outbox.enqueue(newItem));
  const rested = await Promise.all(enqueued.map(({ id }) => outbox.whenAttempted(id)));
  expect(rested.map((item) => item?.state)).toEqual(['sent', 'sent', 'sent', 'sent']);
  expect(
    provider.received
      .all()
      .filter(({ method }) => method === 'POST')
      .map(({ path, body }) => [path, body])
      .toSorted(([one], [other]) => String(one).localeCompare(String(other))),
  ).toEqual([
    [`/community/${community}/post/`, { title: 'T', body: 'M' }],
    [`/community/${community}/post/${communityPost}/comment/`, { body: 'D' }],
    ['/community/2/request/', { description: 'E' }],
    ['/posts/1/comments/', { content: 'C' }],
  ]);
});

describe('offline', () => {
  test('items are queued, can be cancelled, and are sent in order', async () => {
    setOnline(false);
    const { outbox } = await openTab();
    const [, second] = ['A', 'B', 'C'].map((title) => outbox.enqueue(post(title)));
    expect(await outbox.whenAttempted(second?.id ?? '')).toMatchObject({ state: 'queued' });
    await outbox.cancel(second?.id ?? '');
    setOnline(true);
    const last = outbox.items().at(-1)?.id ?? '';
    expect(await outbox.whenAttempted(last)).toMatchObject({ state: 'sent' });
    const sent = provider.received.of('POST', '/posts/').map(({ body }) => Object(body)['title']);
    expect(sent).toEqual(['A', 'C']);
  });

  test('items outlive the page', async () => {
    setOnline(false);
    const before = await openTab();
    const { id } = before.outbox.enqueue(post('A'));
    await eventually(async () => {
      const other = await openTab();
      expect(other.outbox.items()).toHaveLength(1);
      other.leave();
    });
    before.leave();
    setOnline(true);
    const { outbox } = await openTab();
    expect(await outbox.whenAttempted(id)).toMatchObject({ state: 'sent' });
    expect(await countPosts('A')).toBe(1);
  });
});

test('on a device that stores nothing it works in memory and reports it', async () => {
  const refusing = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError');
  });
  const { outbox } = await openTab();
  expect(outbox.isStored()).toBe(false);
  const { id } = outbox.enqueue(post('A'));
  expect(await outbox.whenAttempted(id)).toMatchObject({ state: 'sent' });
  expect(outbox.items()).toHaveLength(1);
  refusing.mockRestore();
});

describe('a device that stops storing once it has stored an item', () => {
  const refuse = (...methods: readonly ('put' | 'delete')[]) => {
    const spies = methods.map((method) =>
      vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(() => {
        throw new DOMException('Full', 'QuotaExceededError');
      }),
    );
    return () => spies.forEach((spy) => spy.mockRestore());
  };
  const store = async () => {
    setOnline(false);
    const tab = await openTab();
    tab.outbox.enqueue(post('A'));
    await tab.outbox.whenStored();
    return tab;
  };

  test('sends it once: the next page finds nothing to send', async () => {
    const { outbox, leave } = await store();
    const restore = refuse('put');
    setOnline(true);
    await eventually(() => expect(states(outbox.items())).toEqual(['sent']));
    expect(outbox.isStored()).toBe(false);
    leave();
    restore();
    expect((await openTab()).outbox.items()).toEqual([]);
    expect(await countPosts('A')).toBe(1);
  });

  test('sends nothing while it cannot even be removed', async () => {
    const { outbox } = await store();
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const restore = refuse('put', 'delete');
    setOnline(true);
    await eventually(() => expect(error).toHaveBeenCalled());
    expect(countPostCalls()).toBe(0);
    restore();
    setOnline(true);
    await eventually(() => expect(states(outbox.items())).toEqual(['sent']));
    expect(await countPosts('A')).toBe(1);
  });
});

test('what was sent under a clock far ahead is looked at again within minutes, not at once', async () => {
  passTime(60 * 24 * 60 * minute);
  await logInAs('member');
  const { outbox, leave } = await openTab();
  const { id } = outbox.enqueue(post('A'));
  expect(await outbox.whenAttempted(id)).toMatchObject({ state: 'sent' });
  leave();
  vi.useRealTimers();
  const timers = vi.spyOn(globalThis, 'setTimeout');
  expect((await openTab()).outbox.items()).toHaveLength(1);
  // Browsers call back at once after a time beyond 32 bits.
  const longestDelayMs = Math.max(...timers.mock.calls.map(([, time = 0]) => time));
  expect(longestDelayMs).toBeLessThan(2 ** 31);
});

test('a device that refuses one change goes on storing', async () => {
  setOnline(false);
  const { outbox } = await openTab();
  outbox.enqueue(post('A'));
  await outbox.whenStored();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('The connection was lost.', 'UnknownError');
  });
  setOnline(true);
  await eventually(() => expect(states(outbox.items())).toEqual(['sent']));
  expect(outbox.isStored()).toBe(true);
});
