import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Act, Errand } from '@/api/outbox/act';
import { keepSession } from '@/api/sessionKeeper';
import { logInAs, openTab, postCalls, postsCalled, setOnline } from '../setup/outbox';
import { provider } from '../setup/provider';
import { eventually } from '../setup/eventually';

const post = (title: string, message = 'Words'): Errand => ({
  kind: 'post',
  target: {},
  payload: { title, message },
});
/** Waits for it longer than a busy machine takes. */
const states = (acts: readonly Act[]) => acts.map(({ state }) => state);

beforeEach(() => logInAs('member'));
afterEach(() => Reflect.deleteProperty(navigator, 'onLine'));

describe('a page left while an act is being sent', () => {
  test('leaves it to be found on the list', async () => {
    provider.faults.set([
      { name: 'held', path: '/posts/', method: 'POST', kind: 'time-out', carriedOut: true },
    ]);
    const before = await openTab();
    const { id } = before.outbox.enqueue(post('A'));
    await eventually(async () => expect(await postsCalled('A')).toBe(1));
    before.leave();
    provider.faults.clear();
    const { outbox } = await openTab();
    await eventually(() => expect(outbox.acts()).toMatchObject([{ id, state: 'sent' }]));
    expect(postCalls()).toBe(1);
  });

  test('leaves it unclear where the list does not show it', async () => {
    provider.faults.set(['silent']);
    const before = await openTab();
    before.outbox.enqueue(post('A'));
    await eventually(() => expect(postCalls()).toBe(1));
    before.leave();
    provider.faults.clear();
    const { outbox } = await openTab();
    await eventually(() => expect(states(outbox.acts())).toEqual(['unclear']));
    expect(postCalls()).toBe(1);
  });
});

describe('a call that has not left', () => {
  const atOnce = () => Promise.resolve();
  /** Keeps calls back as a session does that is being restored, until `open` is called. */
  function keepBack() {
    let open = () => {};
    const settled = vi.fn<() => Promise<void>>(
      () =>
        new Promise<void>((resolve) => {
          open = resolve;
        }),
    );
    keepSession({ settled, look: atOnce, end: atOnce });
    return { asked: () => expect(settled).toHaveBeenCalledTimes(1), open: () => open() };
  }
  const keepNothing = () => keepSession({ settled: atOnce, look: atOnce, end: atOnce });
  afterEach(keepNothing);

  test('while the sign-in dialog is open: what was refused goes out by itself', async () => {
    // The dialog is open until the page is left.
    let open = false;
    keepSession({
      settled: () => (open ? new Promise(() => undefined) : Promise.resolve()),
      look: atOnce,
      end: async () => {
        open = true;
      },
    });
    await provider.database.expireTokens();
    const before = await openTab();
    const { id } = before.outbox.enqueue(post('A'));
    await eventually(() => expect(open).toBe(true));
    await eventually(() => expect(before.outbox.acts()).toMatchObject([{ state: 'sending' }]));
    before.leave();
    open = false;
    await logInAs('member');
    const { outbox } = await openTab();
    await eventually(() => expect(outbox.acts()).toMatchObject([{ id, state: 'sent' }]));
    expect(postCalls()).toBe(2);
    expect(await postsCalled('A')).toBe(1);
  });

  test('while the session is restored: it goes out by itself', async () => {
    const session = keepBack();
    const before = await openTab();
    const { id } = before.outbox.enqueue(post('A'));
    await eventually(session.asked);
    before.leave();
    keepNothing();
    const { outbox } = await openTab();
    await eventually(() => expect(outbox.acts()).toMatchObject([{ id, state: 'sent' }]));
    expect(postCalls()).toBe(1);
  });

  test('and pulled out of the network at that moment: it waits for the connection', async () => {
    const session = keepBack();
    const { outbox } = await openTab();
    const { id } = outbox.enqueue(post('A'));
    await eventually(session.asked);
    setOnline(false);
    keepNothing();
    session.open();
    await eventually(() => expect(outbox.acts()).toMatchObject([{ id, state: 'waiting' }]));
    expect(postCalls()).toBe(0);
    setOnline(true);
    await eventually(() => expect(outbox.acts()).toMatchObject([{ id, state: 'sent' }]));
    expect(postCalls()).toBe(1);
  });

  test('cancelled meanwhile: it is gone at once', async () => {
    const session = keepBack();
    const { outbox } = await openTab();
    const { id } = outbox.enqueue(post('A'));
    await eventually(session.asked);
    await outbox.discard(id);
    await eventually(() => expect(outbox.acts()).toEqual([]));
    expect(postCalls()).toBe(0);
  });
});

describe('two tabs', () => {
  test('show the same acts and send each once', async () => {
    const [one, other] = [await openTab(), await openTab()];
    const acts = ['A', 'B', 'C', 'D'].map((title, at) =>
      (at % 2 === 0 ? one : other).outbox.enqueue(post(title)),
    );
    for (const { outbox } of [one, other]) {
      await eventually(() => expect(states(outbox.acts())).toEqual(Array(4).fill('sent')));
      expect(new Set(outbox.acts().map(({ id }) => id))).toEqual(new Set(acts.map(({ id }) => id)));
    }
    expect(postCalls()).toBe(4);
  });

  test('one goes on when the other is left', async () => {
    provider.faults.set(['silent']);
    const [one, other] = [await openTab(), await openTab()];
    one.outbox.enqueue(post('A'));
    await eventually(() => expect(postCalls()).toBe(1));
    const { id } = other.outbox.enqueue(post('B'));
    provider.faults.clear();
    one.leave();
    expect(await other.outbox.rested(id)).toMatchObject({ state: 'sent' });
    await eventually(() => expect(states(other.outbox.acts())).toEqual(['unclear', 'sent']));
    expect(await postsCalled('B')).toBe(1);
  });
});

describe('another member', () => {
  test('neither sees nor sends what the one before left', async () => {
    setOnline(false);
    const tab = await openTab();
    const { id } = tab.outbox.enqueue(post('A'));
    await logInAs('admin', tab);
    expect(tab.outbox.acts()).toEqual([]);
    setOnline(true);
    await tab.outbox.rested(tab.outbox.enqueue(post('B')).id);
    expect(await postsCalled('A')).toBe(0);
    await logInAs('member', tab);
    await eventually(() => expect(tab.outbox.acts()).toMatchObject([{ id, state: 'sent' }]));
    expect(await postsCalled('A')).toBe(1);
    const { posts, members } = await provider.database.read();
    const author = posts.find(({ title }) => title === 'A')?.authorId;
    expect(members.find((one) => one.id === author)?.admin).toBe(false);
  });

  test('an ended session leaves the act waiting for its member', async () => {
    provider.faults.set(['session-ended']);
    const tab = await openTab();
    const { id } = tab.outbox.enqueue(post('A'));
    expect(await tab.outbox.rested(id)).toMatchObject({ state: 'waiting' });
    expect(await postsCalled('A')).toBe(0);
    await logInAs('member', tab);
    await eventually(() => expect(states(tab.outbox.acts())).toEqual(['sent']));
    expect(await postsCalled('A')).toBe(1);
  });
});
