import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createAppStore } from '@/app/store';
import { userKey } from '@/lib/userKey';
import type { NewOutboxItem, OutboxItem } from '@/outbox/item';
import { openOutbox } from '@/outbox/outbox';
import { saveToken, userKeyOf } from '@/session/saveSession';
import { blockStorage, logInAs, openTab, countPosts, setOnline } from '../setup/outbox';
import { pauseCalls, provider } from '../setup/provider';
import { addCleanup, eventually } from '../setup/lifecycle';

const post = (title: string): NewOutboxItem => ({
  kind: 'post',
  target: {},
  payload: { title, message: 'Words' },
});
const states = (items: readonly OutboxItem[]) => items.map(({ state }) => state);
const atOnce = () => Promise.resolve();
/** Long enough for calls that were waiting. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 200));

beforeEach(() => logInAs('member'));

describe('another member', () => {
  test('neither sees nor sends what the one before left', async () => {
    setOnline(false);
    const tab = await openTab();
    const { id } = tab.outbox.enqueue(post('A'));
    await logInAs('admin', tab);
    expect(tab.outbox.items()).toEqual([]);
    setOnline(true);
    await tab.outbox.whenAttempted(tab.outbox.enqueue(post('B')).id);
    expect(await countPosts('A')).toBe(0);
    await logInAs('member', tab);
    await eventually(() => expect(tab.outbox.items()).toMatchObject([{ id, state: 'sent' }]));
    expect(await countPosts('A')).toBe(1);
    const { posts, members } = await provider.database.read();
    const author = posts.find(({ title }) => title === 'A')?.authorId;
    expect(members.find((one) => one.id === author)?.admin).toBe(false);
  });

  test('waits until their own items are read', async () => {
    const tab = await openTab();
    const release = await blockStorage();
    await logInAs('admin', tab);
    const onLoaded = vi.fn<() => void>();
    const loaded = tab.outbox.whenLoaded().then(onLoaded);
    await pause();
    expect(onLoaded).not.toHaveBeenCalled();
    await release();
    await loaded;
    expect(onLoaded).toHaveBeenCalled();
  });

  test.each(['that was read', 'whose reading ends the session'])(
    'over an ended session sends only what they write, to a list %s',
    async (list) => {
      let open = () => {};
      let dialog = atOnce();
      await provider.database.expireTokens();
      const onRefused = async () => {
        dialog = new Promise((resolve) => {
          open = resolve;
        });
      };
      const tab = await openTab({ settled: () => dialog, syncWithTabs: atOnce, onRefused });
      if (list === 'that was read') tab.outbox.applySnapshot('posts', []);
      const before = dialog;
      tab.outbox.enqueue(post('A'));
      await eventually(() => expect(dialog).not.toBe(before));
      await logInAs('admin', tab);
      open();
      await pause();
      const { id } = tab.outbox.enqueue(post('B'));
      expect(await tab.outbox.whenAttempted(id)).toMatchObject({ state: 'sent' });
      expect(await countPosts('A')).toBe(0);
      await logInAs('member', tab);
      await eventually(() => expect(states(tab.outbox.items())).toEqual(['sent']));
      expect(await countPosts('A')).toBe(1);
    },
  );

  test('an ended session leaves the item queued for its member', async () => {
    provider.faults.set([
      { name: 'ended', path: '/posts/', method: 'POST', kind: 'status', status: 401, times: 1 },
    ]);
    const tab = await openTab();
    const { id } = tab.outbox.enqueue(post('A'));
    expect(await tab.outbox.whenAttempted(id)).toMatchObject({ state: 'queued' });
    expect(await countPosts('A')).toBe(0);
    await logInAs('member', tab);
    await eventually(() => expect(states(tab.outbox.items())).toEqual(['sent']));
    expect(await countPosts('A')).toBe(1);
  });
});

describe('what is sent before and after its member is identified', () => {
  /** A tab with the cookie alone, whose member the provider does not name yet. */
  async function openUnidentified() {
    const { access, email } = await provider.logIn('member');
    saveToken(access);
    sessionStorage.clear();
    provider.faults.add('profile-fails');
    const { services, session, store, close } = createAppStore();
    await session.restore();
    expect(userKey()).toMatch(/^~/);
    const outbox = services.outbox.get(() => openOutbox(store));
    addCleanup(async () => {
      session.close();
      outbox.close();
      await close();
    });
    await outbox.whenLoaded();
    const identify = async () => {
      provider.faults.clear();
      window.dispatchEvent(new Event('online'));
      await eventually(() => expect(userKey()).toBe(userKeyOf(email)));
    };
    return { outbox, identify };
  }

  test('counts as answered', async () => {
    const { outbox, identify } = await openUnidentified();
    const answer = pauseCalls('post', '/community/2/request/');
    const target = { community: 2 };
    const before = outbox.enqueue({ kind: 'join', target, payload: { description: 'Why' } });
    await eventually(() => expect(outbox.items()).toMatchObject([{ isInFlight: true }]));
    const joined = outbox.whenFinished(before.id);
    await identify();
    const { id } = outbox.enqueue(post('A'));
    expect(await outbox.whenFinished(id)).toMatchObject({ state: 'sent' });
    answer();
    expect(await joined).toMatchObject({ state: 'sent' });
  });

  test('is looked up if its answer is lost', async () => {
    const { outbox, identify } = await openUnidentified();
    const answer = pauseCalls('post', '/posts/');
    const { id } = outbox.enqueue(post('A'));
    await eventually(() => expect(outbox.items()).toMatchObject([{ isInFlight: true }]));
    const finished = outbox.whenFinished(id);
    await identify();
    provider.faults.add('post-unheard');
    answer();
    expect(await finished).toMatchObject({ state: 'sent' });
    expect(await countPosts('A')).toBe(1);
  });
});
