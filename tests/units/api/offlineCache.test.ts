// Needs modules of its own: a page that was left under fake timers keeps the database waiting.
import { expect, test, vi } from 'vitest';
import { removeDataOfOthers } from '@/app/removeDataOfOthers';
import { saveRecord, userKeyOf } from '@/session/saveSession';
import { cacheAnswer, cachedAnswer } from '@/api/offlineCache';
import {
  removeAnswers,
  removeAnswersOfOthers,
  readAnswer,
  saveAnswer,
} from '@/api/offlineCacheStorage';
import { newestOf } from '@/api/long-lists/newestOf';
import { userKey } from '@/lib/userKey';
import { eventually } from '../../setup/lifecycle';

const [ada, ben] = [userKeyOf('ada@example.org'), userKeyOf('ben@example.org')];
const enter = (key: string) => saveRecord({ token: `t-${key}`, key, admin: false });

const answerOf = (text: string) => ({ version: text, answer: (): unknown => JSON.parse(text) });

async function expectCached(name: string, text: string): Promise<void> {
  await eventually(async () => expect((await cachedAnswer(userKey(), name))?.text).toBe(text));
}

test('each member reads their own, and nobody anything that is another’s', async () => {
  enter(ada);
  cacheAnswer(ada, 'posts', answerOf('[{"id":1}]'));
  await expectCached('posts', '[{"id":1}]');
  enter(ben);
  expect(await cachedAnswer(userKey(), 'posts')).toBeUndefined();
  expect(await cachedAnswer(ada, 'posts')).toBeUndefined();
  cacheAnswer(ben, 'posts', answerOf('[{"id":2}]'));
  await expectCached('posts', '[{"id":2}]');
  await removeAnswers(ben);
  expect(await cachedAnswer(userKey(), 'posts')).toBeUndefined();
  enter(ada);
  expect((await cachedAnswer(userKey(), 'posts'))?.text).toBe('[{"id":1}]');
});

test('an answer that comes when its member has gone is not stored, nor one of nobody known', async () => {
  enter(ben);
  await saveAnswer(ada, 'posts', { ...answerOf('[]'), at: 1 });
  expect(await readAnswer(ada, 'posts')).toBeUndefined();
  enter('~nobody');
  await saveAnswer('~nobody', 'posts', { ...answerOf('[]'), at: 1 });
  expect(await readAnswer('~nobody', 'posts')).toBeUndefined();
});

test('of members who are not here nothing is stored', async () => {
  enter(ada);
  await saveAnswer(ada, 'posts', { ...answerOf('[]'), at: 1 });
  enter(ben);
  await saveAnswer(ben, 'posts', { ...answerOf('[]'), at: 1 });
  await removeAnswersOfOthers(ben);
  expect(await readAnswer(ada, 'posts')).toBeUndefined();
  expect(await readAnswer(ben, 'posts')).toBeDefined();
});

test('what members who are not here have read goes also where local storage is refused', async () => {
  enter(ada);
  await saveAnswer(ada, 'posts', { ...answerOf('[]'), at: 1 });
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await removeDataOfOthers(ben);
  expect(await readAnswer(ada, 'posts')).toBeUndefined();
});

test('the same answer again moves its time, once a minute', async () => {
  enter(ada);
  await saveAnswer(ada, 'posts', { ...answerOf('[]'), at: 1000 });
  await saveAnswer(ada, 'posts', { ...answerOf('[]'), at: 60_000 });
  expect(await readAnswer(ada, 'posts')).toEqual({ text: '[]', at: 1000 });
  await saveAnswer(ada, 'posts', { ...answerOf('[]'), at: 61_000 });
  expect(await readAnswer(ada, 'posts')).toEqual({ text: '[]', at: 61_000 });
});

test('what was forgotten is written again when it comes again', async () => {
  enter(ada);
  await saveAnswer(ada, 'posts', { ...answerOf('[]'), at: 1 });
  await removeAnswers(ada);
  await saveAnswer(ada, 'posts', { ...answerOf('[]'), at: 2 });
  expect(await readAnswer(ada, 'posts')).toEqual({ text: '[]', at: 2 });
});

test('of a long list the 200 newest are stored, in the order they came', () => {
  const entries = Array.from({ length: 250 }, (_, index) => ({ id: String(index + 1) }));
  for (const list of [entries, entries.toReversed()]) {
    expect(newestOf({ results: list })).toEqual(list.filter(({ id }) => Number(id) > 50));
  }
  const short = { data: entries.slice(0, 200) };
  expect(newestOf(short)).toBe(short);
  expect(newestOf({ email: 'a' })).toEqual({ email: 'a' });
});

test('an answer that is stored already is not read again', async () => {
  enter(ada);
  const answer = vi.fn<() => unknown>(() => []);
  await saveAnswer(ada, 'polls', { version: 'm', answer, at: 1 });
  await saveAnswer(ada, 'polls', { version: 'm', answer, at: 70_000 });
  expect(answer).toHaveBeenCalledOnce();
});
