import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userKey } from '@/lib/userKey';
import { type NewOutboxItem, type OutboxItem, statusOf } from '@/outbox/item';
import { announceChange } from '@/outbox/storage';
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

beforeEach(() => logInAs('member'));

describe('a page left while an item is being sent', () => {
  test('leaves it to be found on the list', async () => {
    provider.faults.set([
      { name: 'unanswered', path: '/posts/', method: 'POST', kind: 'time-out', carriedOut: true },
    ]);
    const before = await openTab();
    const { id } = before.outbox.enqueue(post('A'));
    await eventually(async () => expect(await countPosts('A')).toBe(1));
    before.leave();
    provider.faults.clear();
    const { outbox } = await openTab();
    await eventually(() => expect(outbox.items()).toMatchObject([{ id, state: 'sent' }]));
    expect(countPostCalls()).toBe(1);
  });

  test('leaves it unknown where the list does not show it', async () => {
    provider.faults.set([
      { name: 'unanswered', path: '/posts/', method: 'POST', kind: 'time-out' },
    ]);
    const before = await openTab();
    before.outbox.enqueue(post('A'));
    await eventually(() => expect(countPostCalls()).toBe(1));
    before.leave();
    provider.faults.clear();
    const { outbox } = await openTab();
    await eventually(() => expect(states(outbox.items())).toEqual(['unknown']));
    expect(countPostCalls()).toBe(1);
    // Its call may still arrive: Retry does not overtake it.
    const [item] = outbox.items();
    expect(item && statusOf(item, true)).toBe('may-arrive');
    await outbox.retry(item?.id ?? '');
    await eventually(() => expect(outbox.items()).toMatchObject([{ needsAnswer: true }]));
    expect(countPostCalls()).toBe(1);
  });
});

describe('a call that has not left', () => {
  const atOnce = () => Promise.resolve();
  /** Delays calls as a session does that is being restored, until `open` is called. */
  function delayCalls() {
    let open = () => {};
    const settled = vi.fn<() => Promise<void>>(
      () =>
        new Promise<void>((resolve) => {
          open = resolve;
        }),
    );
    return {
      hooks: { settled, syncWithTabs: atOnce, onRefused: atOnce },
      expectDelayed: () => expect(settled).toHaveBeenCalledTimes(1),
      open: () => open(),
    };
  }

  test('while the sign-in dialog is open: what was refused goes out by itself', async () => {
    // The dialog is open until the page is left.
    let open = false;
    await provider.database.expireTokens();
    const before = await openTab({
      settled: () => (open ? new Promise(() => undefined) : Promise.resolve()),
      syncWithTabs: atOnce,
      onRefused: async () => {
        open = true;
      },
    });
    before.outbox.applySnapshot('posts', []);
    const { id } = before.outbox.enqueue(post('A'));
    await eventually(() => expect(open).toBe(true));
    await eventually(() => expect(before.outbox.items()).toMatchObject([{ state: 'sending' }]));
    before.leave();
    open = false;
    await logInAs('member');
    const { outbox } = await openTab();
    await eventually(() => expect(outbox.items()).toMatchObject([{ id, state: 'sent' }]));
    expect(countPostCalls()).toBe(2);
    expect(await countPosts('A')).toBe(1);
  });

  test('a vote refused with its token reads the count again after the login', async () => {
    let open = () => {};
    let dialog = atOnce();
    const onRefused = async () => {
      dialog = new Promise((resolve) => {
        open = resolve;
      });
    };
    const path = '/poll/answers/7/vote/';
    provider.faults.set([
      { name: 'ended', path, method: 'POST', kind: 'status', status: 401, times: 1 },
    ]);
    const tab = await openTab({ settled: () => dialog, syncWithTabs: atOnce, onRefused });
    const before = dialog;
    const { id } = tab.outbox.enqueue({
      kind: 'vote',
      target: { poll: 2, answer: 7 },
      payload: { question: 'Who?', answer: 'Ben' },
    });
    await eventually(() => expect(dialog).not.toBe(before));
    await provider.database.change(({ polls }) => {
      const answer = polls.flatMap(({ answers }) => answers).find((one) => one.id === 7);
      if (answer !== undefined) answer.votes = 40;
    });
    await logInAs('member', tab);
    open();
    expect(await tab.outbox.whenFinished(id)).toMatchObject({ state: 'sent' });
    expect(provider.received.of('POST', path).map(({ body }) => body)).toEqual([
      { votes: 25 },
      { votes: 41 },
    ]);
  });

  test('while the session is restored: it goes out by itself', async () => {
    const session = delayCalls();
    const before = await openTab(session.hooks);
    const { id } = before.outbox.enqueue(post('A'));
    await eventually(session.expectDelayed);
    before.leave();
    const { outbox } = await openTab();
    await eventually(() => expect(outbox.items()).toMatchObject([{ id, state: 'sent' }]));
    expect(countPostCalls()).toBe(1);
  });

  test('and pulled out of the network at that moment: it waits for the connection', async () => {
    const session = delayCalls();
    const { outbox, connect } = await openTab(session.hooks);
    const { id } = outbox.enqueue(post('A'));
    await eventually(session.expectDelayed);
    setOnline(false);
    connect({ ...session.hooks, settled: atOnce });
    session.open();
    await eventually(() => expect(outbox.items()).toMatchObject([{ id, state: 'queued' }]));
    expect(countPostCalls()).toBe(0);
    setOnline(true);
    await eventually(() => expect(outbox.items()).toMatchObject([{ id, state: 'sent' }]));
    expect(countPostCalls()).toBe(1);
  });

  test('cancelled meanwhile: it is not sent', async () => {
    const session = delayCalls();
    const { outbox } = await openTab(session.hooks);
    const { id } = outbox.enqueue(post('A'));
    await eventually(session.expectDelayed);
    await outbox.cancel(id);
    await eventually(() =>
      expect(outbox.items()).toMatchObject([{ state: 'rejected', error: undefined }]),
    );
    expect(countPostCalls()).toBe(0);
  });
});

test('a list that the device refuses to read again stays as it was', async () => {
  setOnline(false);
  const { outbox } = await openTab();
  outbox.enqueue(post('A'));
  await outbox.whenStored();
  const reading = vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('The connection was lost.', 'UnknownError');
  });
  announceChange(userKey());
  await eventually(() => expect(reading).toHaveBeenCalled());
  await outbox.whenStored();
  expect(states(outbox.items())).toEqual(['queued']);
  reading.mockRestore();
});

describe('two tabs', () => {
  test('show the same items and send each once', async () => {
    const [one, other] = [await openTab(), await openTab()];
    const enqueued = ['A', 'B', 'C', 'D'].map((title, at) =>
      (at % 2 === 0 ? one : other).outbox.enqueue(post(title)),
    );
    for (const { outbox } of [one, other]) {
      await eventually(() => expect(states(outbox.items())).toEqual(Array(4).fill('sent')));
      expect(new Set(outbox.items().map(({ id }) => id))).toEqual(
        new Set(enqueued.map(({ id }) => id)),
      );
    }
    expect(countPostCalls()).toBe(4);
  });

  test('send one draft once, submitted in both in the same instant', async () => {
    const [one, other] = [await openTab(), await openTab()];
    const since = Date.now();
    const items = [one, other].map(({ outbox }) => outbox.enqueue(post('A'), since));
    const results = await Promise.all(
      [one, other].map(({ outbox }, at) => outbox.whenFinished(items[at]?.id ?? '')),
    );
    expect(results.map((item) => item?.state)).toEqual(['sent', 'sent']);
    expect(results[0]?.id).toBe(results[1]?.id);
    expect(countPostCalls()).toBe(1);
  });

  test('send the same words twice where they were written anew', async () => {
    const [one, other] = [await openTab(), await openTab()];
    await one.outbox.whenFinished(one.outbox.enqueue(post('A'), Date.now()).id);
    const since = Date.now() + 1;
    await other.outbox.whenFinished(other.outbox.enqueue(post('A'), since).id);
    expect(countPostCalls()).toBe(2);
  });

  test('vote once in a poll, also where the other tab is a vote behind', async () => {
    const vote = (answer: number): NewOutboxItem => ({
      kind: 'vote',
      target: { poll: 2, answer },
      payload: { question: 'Who?', answer: String(answer) },
    });
    const [one, other] = [await openTab(), await openTab()];
    const { id } = one.outbox.enqueue(vote(7));
    await one.outbox.whenFinished(id);
    const second = other.outbox.enqueue(vote(8), Date.now() + 1);
    expect(await other.outbox.whenFinished(second.id)).toBeUndefined();
    for (const { outbox } of [one, other])
      await eventually(() => expect(outbox.items()).toMatchObject([{ id, state: 'sent' }]));
    expect(provider.received.of('POST', '/poll/answers/8/vote/')).toHaveLength(0);
  });

  test('one goes on when the other is left', async () => {
    provider.faults.set([
      { name: 'unanswered', path: '/posts/', method: 'POST', kind: 'time-out' },
    ]);
    const [one, other] = [await openTab(), await openTab()];
    one.outbox.enqueue(post('A'));
    await eventually(() => expect(countPostCalls()).toBe(1));
    const { id } = other.outbox.enqueue(post('B'));
    provider.faults.clear();
    one.leave();
    expect(await other.outbox.whenAttempted(id)).toMatchObject({ state: 'sent' });
    await eventually(() => expect(states(other.outbox.items())).toEqual(['unknown', 'sent']));
    expect(await countPosts('B')).toBe(1);
  });
});
