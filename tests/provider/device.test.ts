import { expect, it } from 'vitest';
import { startDemoProvider, deviceFaults } from '@/mocks/browser';
import { createFaults } from '@/mocks/faults';
import { myCommunities, outsourcing, portal } from './sendRequest';

it('faults stay set after a reload, count down, and leave nothing behind', () => {
  const before = createFaults(deviceFaults);
  before.set(['feed-fails', 'session-ended']);
  const after = createFaults(deviceFaults);
  expect(after.active().map(({ name }) => name)).toEqual(['feed-fails', 'session-ended']);
  const call = { method: 'GET', path: '/auth/users/me/', withToken: true };
  expect(after.take(call)).toMatchObject({ name: 'session-ended' });
  expect(before.take(call)).toBeUndefined();
  before.clear();
  expect(localStorage.length).toBe(0);
});

it('garbage in local storage is no fault', () => {
  createFaults(deviceFaults).set(['feed-fails']);
  const key = localStorage.key(0) ?? '';
  for (const garbage of ['{', '7', '[{"name":"x"}]']) {
    localStorage.setItem(key, garbage);
    expect(createFaults(deviceFaults).active()).toEqual([]);
  }
});

it('reports where a browser has no service workers', async () => {
  await expect(startDemoProvider({ portal, outsourcing, myCommunities })).rejects.toThrow(
    'The demo needs service workers',
  );
});
