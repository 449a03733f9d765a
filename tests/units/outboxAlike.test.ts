import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveFetchInfo } from '@/api/offlineCache';
import { memberAccount } from '@/content/demoAccounts';
import type { NewOutboxItem } from '@/outbox/item';
import {
  chooseAnswer,
  countPostCalls,
  countPosts,
  logInAs,
  openTab,
  type Tab,
} from '../setup/outbox';
import { eventually } from '../setup/lifecycle';
import { provider } from '../setup/provider';

const amen: NewOutboxItem = { kind: 'post', target: {}, payload: { title: '', message: 'Amen' } };
const minute = 60_000;

test('an error of what stands between leaves a vote open: it may still be counted', async () => {
  provider.faults.set([{ name: 'cdn', path: '/poll/answers/*/vote/', kind: 'html', status: 524 }]);
  const { target } = await chooseAnswer();
  const { outbox } = await openTab();
  const payload = { question: 'Which?', answer: 'This' };
  const { id } = outbox.enqueue({ kind: 'vote', target, payload });
  expect(await outbox.whenAttempted(id)).toMatchObject({ state: 'unknown' });
});

test('a title that is shown cut is found on the list instead of being sent again', async () => {
  provider.faults.set(['post-unheard']);
  const { outbox } = await openTab();
  const payload = { title: 'Hallelujah '.repeat(120), message: 'Amen' };
  const { id } = outbox.enqueue({ kind: 'post', target: {}, payload });
  expect(await outbox.whenAttempted(id)).toMatchObject({ state: 'sent' });
  expect(countPostCalls()).toBe(1);
});

/** An entry of the member with the same words. */
const entryOf = ({ outbox }: Tab, id: number) => ({
  id,
  author: outbox.self()?.name ?? '',
  title: '',
  text: 'Amen',
});

beforeEach(() => logInAs('member'));
afterEach(() => vi.useRealTimers());

/** Loses the answer of a post with this message, whose list then has these entries. */
async function loseAndRetry(message: string, ...shown: readonly string[]) {
  const tab = await openTab();
  tab.outbox.loadSelf();
  await eventually(() => expect(tab.outbox.self()).toBeDefined());
  tab.outbox.applySnapshot('posts', []);
  provider.faults.set(['post-unheard', 'feed-fails']);
  const payload = { title: '', message };
  const { id } = tab.outbox.enqueue({ kind: 'post', target: {}, payload });
  expect(await tab.outbox.whenAttempted(id)).toMatchObject({ state: 'unknown' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minute });
  const author_name = entryOf(tab, 99).author;
  const body = shown.map((content) => ({ id: 99, title: '', content, author_name }));
  const list = { name: 'list', path: '/posts/', method: 'GET' } as const;
  provider.faults.set([{ ...list, kind: 'status', status: 200, body }]);
  await tab.outbox.retry(id);
  return tab.outbox.whenAttempted(id);
}

test('an entry that its list repeats is found there instead of being asked about', async () => {
  expect(await loseAndRetry('Amen', 'Amen', 'Amen')).toMatchObject({ state: 'sent', entryId: 99 });
  expect(countPostCalls()).toBe(1);
});

test.each([
  ['escaped', 'Tom & Ann', 'Tom &amp; Ann'],
  ['without its emoji', 'Thank you 🎉', 'Thank you'],
  ['in one line', 'One\n\ntwo', 'One two'],
])('an entry that is shown %s is asked about instead of being sent again', async (_, ...words) => {
  expect(await loseAndRetry(...words)).toMatchObject({ state: 'unknown', needsAnswer: true });
  expect(countPostCalls()).toBe(1);
});

test('an entry of another emoji is another one', async () => {
  expect(await loseAndRetry('🎉', '🙏')).toMatchObject({ state: 'sent' });
  expect(countPostCalls()).toBe(2);
});

describe('two items of the same words', () => {
  /** The answer of the first is lost, that of the second still awaited. */
  async function sendTwice() {
    const tab = await openTab();
    tab.outbox.loadSelf();
    await eventually(() => expect(tab.outbox.self()).toBeDefined());
    tab.outbox.applySnapshot('posts', []);
    provider.faults.set(['post-offline', 'feed-fails']);
    const first = tab.outbox.enqueue(amen);
    expect(await tab.outbox.whenAttempted(first.id)).toMatchObject({ state: 'unknown' });
    provider.faults.set([
      'feed-fails',
      { name: 'slow', path: '/posts/', method: 'POST', kind: 'delay', ms: 400 },
    ]);
    const second = tab.outbox.enqueue(amen);
    await eventually(() => expect(countPostCalls()).toBe(2));
    return { tab, first, second };
  }
  const stateOf = ({ outbox }: Tab, { id }: { readonly id: string }) =>
    outbox.items().find((item) => item.id === id);

  test('are not both settled by one entry, and the second is sent to its end', async () => {
    const { tab, first, second } = await sendTwice();
    tab.outbox.applySnapshot('posts', [entryOf(tab, 9)]);
    expect(await tab.outbox.whenAttempted(second.id)).toMatchObject({ state: 'sent' });
    expect(stateOf(tab, second)?.entryId).not.toBe(9);
    tab.outbox.applySnapshot('posts', [entryOf(tab, 9)]);
    await eventually(() => expect(stateOf(tab, first)).toMatchObject({ entryId: 9 }));
    expect(await countPosts('')).toBe(1);
  });
});

describe('an older post of the same words, which the list on screen did not have', () => {
  test.each([
    ['a list of the offline cache', { at: Date.now(), isCached: true }],
    ['a list that was read ten minutes ago', { at: Date.now() - 10 * minute, isCached: false }],
  ])('%s: does not count as the new one', async (_, info) => {
    const tab = await openTab();
    tab.outbox.loadSelf();
    await eventually(() => expect(tab.outbox.self()).toBeDefined());
    // Sent from another device.
    await provider.database.change(({ members, posts }) => {
      const author = members.find(({ email }) => email === memberAccount.email)?.id ?? 0;
      const [one] = posts;
      if (one) posts.push({ ...one, id: 99, authorId: author, title: '', content: 'Amen' });
    });
    const list: readonly object[] = [];
    saveFetchInfo(list, info);
    tab.outbox.applySnapshot('posts', [], list);
    provider.faults.set([
      { name: 'slow', path: '/posts/', method: 'POST', kind: 'delay', ms: 400 },
    ]);
    const { id } = tab.outbox.enqueue(amen);
    await eventually(() => expect(countPostCalls()).toBe(1));
    tab.outbox.applySnapshot('posts', [entryOf(tab, 99)]);
    const sent = await tab.outbox.whenAttempted(id);
    expect(sent?.state).toBe('sent');
    expect(sent?.entryId).not.toBe(99);
  });
});
