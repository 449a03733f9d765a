import { beforeEach, expect, test } from 'vitest';
import { assumeOnline } from '@/lib/useOnline';
import { chooseAnswer, countPostCalls, logInAs, openTab, setOnline } from '../setup/outbox';
import { provider } from '../setup/provider';

beforeEach(async () => {
  await logInAs('member');
  setOnline(false);
  // What the probe does after an answer.
  assumeOnline();
});

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
  const { target } = await chooseAnswer();
  const { outbox } = await openTab();
  provider.faults.set([{ name: 'cut', method: 'GET', path: '/poll/**', kind: 'network-error' }]);
  const payload = { question: 'Which?', answer: 'This' };
  const { id } = outbox.enqueue({ kind: 'vote', target, payload });
  expect(await outbox.whenAttempted(id)).toMatchObject({ state: 'unknown' });
  provider.faults.clear();
  await outbox.retry(id);
  expect(await outbox.whenSent(id)).toMatchObject({ state: 'sent' });
});
