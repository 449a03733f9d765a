import { expect, test } from 'vitest';
import { saveRecord } from '@/session/saveSession';
import type { OutboxItem } from '@/outbox/item';
import { createOutboxStorage } from '@/outbox/storage';

const storage = createOutboxStorage();
const enter = (key: string) => saveRecord({ token: `t-${key}`, key, admin: false });
const common = { member: 'ada', createdAt: 1, revision: 0, tabId: 'tab' };
const post: OutboxItem = {
  ...common,
  id: 'post',
  kind: 'post',
  state: 'sending',
  target: {},
  payload: { title: 'Words', message: 'of Ada' },
};
const vote: OutboxItem = {
  ...common,
  id: 'vote',
  kind: 'vote',
  state: 'sent',
  sentAt: 5,
  target: { poll: 2, answer: 7 },
  payload: { question: 'Who?', answer: 'Ben' },
};
const join: OutboxItem = {
  ...common,
  id: 'join',
  kind: 'join',
  state: 'sent',
  target: { community: 1 },
  payload: { description: 'Why I ask' },
};
const put = (item: OutboxItem) => storage.change(item.id, () => item);

test('of a member who is not here stays what is not sent, and in which polls they voted', async () => {
  enter('ada');
  for (const item of [post, vote, join]) await put(item);
  await storage.pruneOthers('ada');
  expect(await storage.all('ada')).toHaveLength(3);
  await storage.pruneOthers('ben');
  const left = await storage.all('ada');
  expect(left).toMatchObject([
    { id: 'post', payload: post.payload },
    { id: 'vote', state: 'sent', target: { poll: 2 }, payload: { question: '', answer: '' } },
  ]);
  expect(left[1]?.target).not.toEqual(vote.target);
});

test('what arrives when its member has left already is not stored', async () => {
  enter('ada');
  await put(post);
  enter('ben');
  await storage.change('post', (now) => now && { ...now, state: 'sent' });
  expect(await storage.all('ada')).toEqual([]);
});
