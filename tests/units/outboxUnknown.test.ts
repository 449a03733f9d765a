import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type NewOutboxItem, statusOf } from '@/outbox/item';
import { requestTimeoutMs } from '@/api/provider';
import { reconcileIntervalMs } from '@/outbox/reconcile';
import { logInAs, openTab, countPostCalls, countPosts } from '../setup/outbox';
import { pngFile } from '../setup/publishing';
import { provider } from '../setup/provider';
import { eventually } from '../setup/lifecycle';

const post = (title: string, message = 'Words'): NewOutboxItem => ({
  kind: 'post',
  target: {},
  payload: { title, message },
});

/** Moves the clock on, as if this long had passed. */
const passTime = (ms: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms + 1000 });
};

beforeEach(() => logInAs('member'));

describe('an item without an answer', () => {
  test('may still arrive: Retry asks the member, who alone can send it again', async () => {
    provider.faults.set(['post-offline']);
    const { outbox } = await openTab();
    const { id } = outbox.enqueue(post('A'));
    const lost = await outbox.whenAttempted(id);
    expect(lost && statusOf(lost, true)).toBe('may-arrive');
    provider.faults.clear();
    await outbox.retry(id);
    const retried = await outbox.whenAttempted(id);
    expect(retried && statusOf(retried, true)).toBe('needs-answer');
    expect(await countPosts('A')).toBe(0);
    await outbox.resend(id);
    expect(await outbox.whenAttempted(id)).toMatchObject({ state: 'sent' });
    expect(await countPosts('A')).toBe(1);
  });

  test('that may still arrive is looked for by itself, and found', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    provider.faults.set(['post-unheard', 'feed-fails']);
    const { outbox } = await openTab();
    const lost = await outbox.whenAttempted(outbox.enqueue(post('A')).id);
    expect(lost && statusOf(lost, true)).toBe('may-arrive');
    provider.faults.clear();
    await vi.advanceTimersByTimeAsync(reconcileIntervalMs + 500);
    await eventually(() => expect(outbox.items()).toMatchObject([{ state: 'sent' }]));
    expect(countPostCalls()).toBe(1);
  });

  test('that its list never showed is not sent, once it can no longer arrive', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    provider.faults.set(['post-offline']);
    const { outbox } = await openTab();
    const { id } = outbox.enqueue(post('A'));
    await outbox.whenAttempted(id);
    const status = () => outbox.items().map((item) => statusOf(item, true));
    await vi.advanceTimersByTimeAsync(requestTimeoutMs - 5000);
    expect(status()).toEqual(['may-arrive']);
    await vi.advanceTimersByTimeAsync(6000);
    await eventually(() => expect(status()).toEqual(['not-sent']));
    expect(countPostCalls()).toBe(1);
  });

  test('is not waited for longer than a call lasts where the clock was set back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    provider.faults.set(['post-offline']);
    const { outbox } = await openTab();
    await outbox.whenAttempted(outbox.enqueue(post('A')).id);
    vi.setSystemTime(Date.now() - 3_600_000);
    const waiting = () => outbox.items().map((item) => (item.mayArriveUntil ?? 0) - Date.now());
    await vi.advanceTimersByTimeAsync(reconcileIntervalMs);
    await eventually(() => expect(waiting()[0]).toBeLessThanOrEqual(requestTimeoutMs));
    await vi.advanceTimersByTimeAsync(requestTimeoutMs);
    await eventually(() =>
      expect(outbox.items().map((item) => statusOf(item, true))).toEqual(['not-sent']),
    );
  });

  test('that can no longer arrive goes out once by Retry alone', async () => {
    provider.faults.set(['post-offline']);
    const { outbox } = await openTab();
    const { id } = outbox.enqueue(post('A'));
    await outbox.whenAttempted(id);
    provider.faults.clear();
    passTime(requestTimeoutMs);
    await outbox.retry(id);
    expect(await outbox.whenAttempted(id)).toMatchObject({ state: 'sent' });
    expect(await countPosts('A')).toBe(1);
  });

  test('that its member has seen arrive is not sent again', async () => {
    provider.faults.set(['post-unheard', 'feed-fails']);
    const { outbox } = await openTab();
    const { id } = outbox.enqueue(post('A'));
    expect(await outbox.whenAttempted(id)).toMatchObject({ state: 'unknown' });
    await outbox.confirmArrived(id);
    expect(outbox.items()).toMatchObject([{ id, state: 'sent' }]);
    expect(countPostCalls()).toBe(1);
  });

  test('is found before it is sent again, also on word', async () => {
    const { outbox } = await openTab();
    await outbox.whenAttempted(outbox.enqueue(post('First')).id);
    provider.faults.set(['post-unheard', 'feed-fails']);
    const { id } = outbox.enqueue(post('A'));
    expect(await outbox.whenAttempted(id)).toMatchObject({ state: 'unknown' });
    provider.faults.clear();
    await outbox.resend(id);
    expect(await outbox.whenAttempted(id)).toMatchObject({ state: 'sent' });
    expect(await countPosts('A')).toBe(1);
  });

  test('after Retry asks the member where its list could not be read before the first try', async () => {
    provider.faults.set(['post-unheard', 'feed-fails']);
    const { outbox } = await openTab();
    const { id } = outbox.enqueue(post('A'));
    expect(await outbox.whenAttempted(id)).toMatchObject({ state: 'unknown' });
    passTime(requestTimeoutMs);
    const entry = { id: 99, title: 'A', content: 'Words', author_name: outbox.self()?.name ?? '' };
    provider.faults.set([
      {
        name: 'no times',
        path: '/posts/',
        method: 'GET',
        kind: 'status',
        status: 200,
        body: [entry],
      },
    ]);
    await outbox.retry(id);
    const retried = await outbox.whenAttempted(id);
    expect(retried && statusOf(retried, true)).toBe('needs-answer');
    expect(countPostCalls()).toBe(1);
    expect(await countPosts('A')).toBe(1);
  });

  test('after Retry asks the member while its list cannot be read', async () => {
    const { outbox } = await openTab();
    provider.faults.set(['post-offline']);
    const { id } = outbox.enqueue(post('A'));
    await outbox.whenAttempted(id);
    provider.faults.set(['feed-fails']);
    passTime(requestTimeoutMs);
    await outbox.retry(id);
    const retried = await outbox.whenAttempted(id);
    expect(retried && statusOf(retried, true)).toBe('needs-answer');
    expect(await countPosts('A')).toBe(0);
  });

  test('reads its list before the first try, and knows an empty one', async () => {
    provider.faults.set([
      { name: 'none', path: '/posts/', method: 'GET', kind: 'status', status: 200, body: [] },
      { name: 'lost', path: '/posts/', method: 'POST', kind: 'network-error', carriedOut: true },
    ]);
    const { outbox } = await openTab();
    const { id } = outbox.enqueue(post('A'));
    expect(await outbox.whenAttempted(id)).toMatchObject({ state: 'unknown', lastIdBefore: -1 });
    const [first, second] = provider.received.all().filter(({ path }) => path === '/posts/');
    expect([first?.method, second?.method]).toEqual(['GET', 'POST']);
  });

  test('answered with nothing counts only where its list shows it', async () => {
    const nothing = { path: '/posts/', method: 'POST', kind: 'empty', status: 200 } as const;
    provider.faults.set([{ name: 'nothing', ...nothing }]);
    const { outbox } = await openTab();
    const lost = await outbox.whenAttempted(outbox.enqueue(post('A')).id);
    expect(lost && statusOf(lost, true)).toBe('not-sent');
    provider.faults.set([{ name: 'nothing', ...nothing, carriedOut: true }]);
    expect(await outbox.whenAttempted(outbox.enqueue(post('B')).id)).toMatchObject({
      state: 'sent',
    });
    await outbox.retry(lost?.id ?? '');
    expect(await countPosts('B')).toBe(1);
  });

  test('counts as shown where a snapshot shows it while it is settled otherwise', async () => {
    provider.faults.set(['post-unheard', 'feed-fails']);
    const { outbox } = await openTab();
    const { id } = outbox.enqueue(post('A'));
    await outbox.whenAttempted(id);
    await eventually(() => expect(outbox.self()).toBeDefined());
    const made = (await provider.database.read()).posts.find(({ title }) => title === 'A');
    const author = outbox.self()?.name ?? '';
    const confirmation = outbox.confirmArrived(id);
    outbox.applySnapshot('posts', [
      { id: made?.id ?? 0, author, title: 'A', text: 'Words', createdAt: Date.now() },
    ]);
    await confirmation;
    await eventually(() =>
      expect(outbox.items()).toMatchObject([{ state: 'sent', entryId: made?.id, isShown: true }]),
    );
  });

  test('with a picture is looked for in its list while its answer is still awaited', async () => {
    provider.faults.set([
      { name: 'unanswered', path: '/posts/', method: 'POST', kind: 'time-out', carriedOut: true },
    ]);
    const { outbox } = await openTab();
    const bytes = await pngFile().arrayBuffer();
    const picture = { name: 'dock.png', type: 'image/png', bytes };
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { id } = outbox.enqueue({
      kind: 'post',
      target: {},
      payload: { title: 'A', message: 'Words', picture },
    });
    await eventually(async () => expect(await countPosts('A')).toBe(1));
    vi.advanceTimersByTime(reconcileIntervalMs);
    expect(await outbox.whenAttempted(id)).toMatchObject({ state: 'sent' });
    expect(countPostCalls()).toBe(1);
  });

  test('is found in a snapshot while its answer is still awaited', async () => {
    provider.faults.set([
      { name: 'unanswered', path: '/posts/', method: 'POST', kind: 'time-out', carriedOut: true },
    ]);
    const { outbox } = await openTab();
    outbox.loadSelf();
    const { id } = outbox.enqueue(post('A'));
    await eventually(async () => expect(await countPosts('A')).toBe(1));
    await eventually(() => expect(outbox.self()).toBeDefined());
    const { posts } = await provider.database.read();
    const made = posts.find(({ title }) => title === 'A');
    outbox.applySnapshot('posts', [
      { id: made?.id ?? 0, author: outbox.self()?.name ?? '', title: 'A', text: 'Words' },
    ]);
    expect(await outbox.whenAttempted(id)).toMatchObject({ state: 'sent', entryId: made?.id });
    expect(countPostCalls()).toBe(1);
  });
});
