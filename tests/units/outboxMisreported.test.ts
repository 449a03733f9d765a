import { afterEach, beforeEach, expect, test } from 'vitest';
import { assumeOnline } from '@/lib/useOnline';
import { countPostCalls, logInAs, openTab, setOnline } from '../setup/outbox';
import { provider } from '../setup/provider';

beforeEach(async () => {
  await logInAs('member');
  setOnline(false);
  // What the probe does after an answer.
  assumeOnline();
});
afterEach(() => setOnline(false));

test('an item without an answer is looked up', async () => {
  const { outbox } = await openTab();
  provider.faults.set(['post-unheard']);
  const { id } = outbox.enqueue({
    kind: 'post',
    target: {},
    payload: { title: 'A', message: 'Words' },
  });
  expect(await outbox.whenAttempted(id)).toMatchObject({ state: 'sent' });
  expect(countPostCalls()).toBe(1);
});

test('a vote whose count cannot be read is tried again by its member alone', async () => {
  const { polls } = await provider.database.read();
  const [target] = polls.flatMap(({ id, answers }) =>
    answers.map((answer) => ({ poll: id, answer: answer.id })),
  );
  if (target === undefined) throw new Error('There is no answer to vote for.');
  const { outbox } = await openTab();
  provider.faults.set([{ name: 'cut', method: 'GET', path: '/poll/**', kind: 'network-error' }]);
  const payload = { question: 'Which?', answer: 'This' };
  const { id } = outbox.enqueue({ kind: 'vote', target, payload });
  expect(await outbox.whenAttempted(id)).toMatchObject({ state: 'unknown' });
  provider.faults.clear();
  await outbox.retry(id);
  expect(await outbox.whenSent(id)).toMatchObject({ state: 'sent' });
});
