import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestTimeoutMs } from '@/api/provider';
import type { Fault } from '@/mocks/faults';
import { type NewOutboxItem, type OutboxItem, statusOf } from '@/outbox/item';
import {
  chooseAnswer,
  logInAs,
  openTab,
  countPostCalls,
  countPosts,
  type Tab,
} from '../setup/outbox';
import { provider } from '../setup/provider';

const post: NewOutboxItem = {
  kind: 'post',
  target: {},
  payload: { title: 'A', message: 'Words' },
};
const minute = 60_000;

/** Moves the clock on, as if this long had passed. */
const passTime = (ms: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms + 1000 });
};

const statusAfter = async ({ outbox }: Tab, { id }: OutboxItem) => {
  const item = await outbox.whenAttempted(id);
  return item && statusOf(item, true);
};

/** Loses the answer of a post that arrives, and the list with it. */
async function lose(tab: Tab): Promise<OutboxItem> {
  provider.faults.set(['post-unheard', 'feed-fails']);
  const item = tab.outbox.enqueue(post);
  expect(await statusAfter(tab, item)).toBe('may-arrive');
  passTime(requestTimeoutMs);
  return item;
}

/** From now on the list is this. */
const showList = (body: Extract<Fault, { kind: 'status' }>['body']) =>
  provider.faults.set([
    { name: 'list', path: '/posts/', method: 'GET', kind: 'status', status: 200, body },
  ]);

beforeEach(() => logInAs('member'));
afterEach(() => vi.useRealTimers());

describe('Retry sends nothing where the list cannot decide', () => {
  test('an entry without a time, by a name that is not known here', async () => {
    const tab = await openTab();
    const item = await lose(tab);
    showList([{ id: 99, title: 'A', content: 'Words', author_name: 'ruth_o' }]);
    await tab.outbox.retry(item.id);
    expect(await statusAfter(tab, item)).toBe('needs-answer');
    expect(countPostCalls()).toBe(1);
    expect(await countPosts('A')).toBe(1);
  });

  test('a list that was not read before, and a clock that is ahead of the provider’s', async () => {
    passTime(10 * minute);
    const tab = await openTab();
    const item = await lose(tab);
    const created_at = new Date(item.createdAt - 10 * minute).toISOString();
    const author_name = tab.outbox.self()?.name ?? '';
    showList([{ id: 99, title: 'A', content: 'Words', author_name, created_at }]);
    await tab.outbox.retry(item.id);
    expect(await statusAfter(tab, item)).toBe('needs-answer');
    expect(countPostCalls()).toBe(1);
  });

  const next = 'https://portal.example/api/posts/?page=2';
  test.each([
    ['beside results', { results: [], next }],
    ['beside data', { data: [], next }],
    ['under data', { data: { results: [], next } }],
    ['under links', { links: { next, previous: null }, count: 1, results: [] }],
  ])('a list with a next page, named %s', async (_, body) => {
    const tab = await openTab();
    const item = await lose(tab);
    showList(body);
    await tab.outbox.retry(item.id);
    expect(await statusAfter(tab, item)).toBe('needs-answer');
    expect(countPostCalls()).toBe(1);
    expect(await countPosts('A')).toBe(1);
  });
});

test.each([
  ['ten minutes', 10],
  ['three days', 3 * 24 * 60],
])('a clock that is ahead by %s does not hide what arrived', async (_, minutes) => {
  passTime(minutes * minute);
  const tab = await openTab();
  tab.outbox.applySnapshot('posts', [{ id: 7, author: 'Joel', title: 'Before', text: '' }]);
  const item = await lose(tab);
  const created_at = new Date(item.createdAt - minutes * minute).toISOString();
  const author_name = tab.outbox.self()?.name ?? '';
  showList([{ id: 99, title: 'A', content: 'Words', author_name, created_at }]);
  await tab.outbox.retry(item.id);
  expect(await statusAfter(tab, item)).toBe('sent');
  expect(countPostCalls()).toBe(1);
});

describe('a success without a body that can be read', () => {
  test.each([
    ['empty', { kind: 'empty', status: 200 }],
    ['a page of HTML, as of a network that wants a login', { kind: 'html', status: 200 }],
  ] as const)('%s: does not count where the list cannot be read', async (_, answer) => {
    provider.faults.set([{ name: 'portal', path: '/posts/', ...answer }]);
    const tab = await openTab();
    const item = tab.outbox.enqueue(post);
    expect(await statusAfter(tab, item)).toBe('may-arrive');
    expect(await countPosts('A')).toBe(0);
    provider.faults.clear();
    passTime(requestTimeoutMs);
    await tab.outbox.retry(item.id);
    expect(await statusAfter(tab, item)).toBe('sent');
    expect(await countPosts('A')).toBe(1);
  });

  test('a list with a next page, as after a redirect to a GET: the member is asked', async () => {
    const body = { results: [], next: 'https://portal.example/api/posts/?page=2' };
    const answer = { kind: 'status', status: 200, body } as const;
    provider.faults.set([
      { name: 'redirected', path: '/posts', method: 'POST', ...answer },
      { name: 'list', path: '/posts/', method: 'GET', ...answer },
    ]);
    const tab = await openTab();
    const payload = { ...post.payload, category: '1' };
    const item = tab.outbox.enqueue({ kind: 'admin-post', target: {}, payload });
    expect(await statusAfter(tab, item)).toBe('needs-answer');
  });

  test('empty after a vote: does not count where the count did not rise', async () => {
    const nothing = { path: '/poll/answers/*/vote/', kind: 'empty', status: 200 } as const;
    provider.faults.set([{ name: 'nothing', ...nothing }]);
    const tab = await openTab();
    const { target, votes } = await chooseAnswer();
    const before = await votes();
    const payload = { question: 'Which?', answer: 'This' };
    const item = tab.outbox.enqueue({ kind: 'vote', target, payload });
    expect(await statusAfter(tab, item)).toBe('not-sent');
    expect(await votes()).toBe(before);
    provider.faults.set([{ name: 'nothing', ...nothing, carriedOut: true }]);
    await tab.outbox.retry(item.id);
    expect(await statusAfter(tab, item)).toBe('sent');
    expect(await votes()).toBe(before + 1);
  });

  test.each([
    {
      kind: 'join',
      target: { community: 1 },
      payload: { description: 'I build.', category: 'Marketing' },
    },
    { kind: 'poll', target: {}, payload: { question: 'Which?' } },
  ] as const)(
    'a page of HTML after a $kind, which no list shows: the member is asked',
    async (newItem) => {
      provider.faults.set([
        { name: 'portal', path: '**', method: 'POST', kind: 'html', status: 200 },
      ]);
      const tab = await openTab();
      const item = tab.outbox.enqueue(newItem);
      expect(await statusAfter(tab, item)).toBe('may-arrive');
      await tab.outbox.retry(item.id);
      expect(await statusAfter(tab, item)).toBe('needs-answer');
    },
  );
});

describe('a success by its status', () => {
  const body = { detail: 'Created.' };
  test.each([
    ['204', { kind: 'empty', status: 204 }],
    ['201 without an id', { kind: 'status', status: 201, body }],
    ['201 with a body that cannot be read', { kind: 'html', status: 201 }],
  ] as const)('%s: counts though a cached list lacks the post', async (_, answer) => {
    showList([]);
    provider.faults.add({ name: 'made', path: '/posts/', method: 'POST', ...answer });
    const tab = await openTab();
    const item = tab.outbox.enqueue(post);
    expect(await statusAfter(tab, item)).toBe('sent');
    await tab.outbox.retry(item.id);
    expect(await statusAfter(tab, item)).toBe('sent');
    expect(countPostCalls()).toBe(1);
  });

  test('204: a vote counts though a cached count has not risen', async () => {
    const path = '/poll/answers/*/vote/';
    provider.faults.set([{ name: 'made', path, kind: 'empty', status: 204 }]);
    const tab = await openTab();
    const { target } = await chooseAnswer();
    const payload = { question: 'Which?', answer: 'This' };
    expect(await statusAfter(tab, tab.outbox.enqueue({ kind: 'vote', target, payload }))).toBe(
      'sent',
    );
  });
});

describe('a server that fails after it has stored the item', () => {
  const failure = { method: 'POST', kind: 'status', carriedOut: true } as const;

  test('may have the post while its list cannot be read; then it is found there', async () => {
    provider.faults.set(['feed-fails', { name: '500', path: '/posts/', status: 500, ...failure }]);
    const tab = await openTab();
    const item = tab.outbox.enqueue(post);
    expect(await statusAfter(tab, item)).toBe('may-arrive');
    provider.faults.clear();
    await tab.outbox.retry(item.id);
    expect(await statusAfter(tab, item)).toBe('sent');
    expect(countPostCalls()).toBe(1);
  });

  test.each([
    [500, 'needs-answer'],
    [503, 'rejected'],
  ] as const)('%i, and a list that cannot decide: %s', async (status, expected) => {
    showList({ results: [], next: 'https://portal.example/api/posts/?page=2' });
    provider.faults.add({ name: 'fails', path: '/posts/', status, ...failure });
    const tab = await openTab();
    expect(await statusAfter(tab, tab.outbox.enqueue(post))).toBe(expected);
  });

  test('may have counted the vote', async () => {
    const path = '/poll/answers/*/vote/';
    provider.faults.set([{ name: '500', path, status: 500, ...failure }]);
    const tab = await openTab();
    const { target } = await chooseAnswer();
    const vote = { kind: 'vote', target, payload: { question: 'Which?', answer: 'This' } } as const;
    expect(await statusAfter(tab, tab.outbox.enqueue(vote))).toBe('needs-answer');
  });
});
