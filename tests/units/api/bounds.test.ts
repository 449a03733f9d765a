// @vitest-environment node
import { expect, test } from 'vitest';
import { readCommunity } from '@/api/models/community';
import { readCurrentUser } from '@/api/models/profile';
import { httpError } from '@/api/providerError';
import { unwrapList } from '@/api/unwrapList';

const endless = 'x'.repeat(1_000_000);

test('names and sentences of a megabyte are cut', () => {
  expect(readCommunity({ id: 1, name: endless })?.name).toHaveLength(200);
  const user = readCurrentUser({ email: 'ruth@example.com', first_name: endless, city: endless });
  expect(user?.profile.city).toHaveLength(200);
  expect(user?.profile.name).toHaveLength(200);
  expect(httpError(400, { detail: endless }).message).toHaveLength(300);
});

test('a community whose name cannot be seen is left out', () => {
  expect(readCommunity({ id: 1, name: '\u200b\u2060 ' })).toBeUndefined();
});

test('wrappers are opened three deep and no deeper', () => {
  expect(unwrapList({ data: { data: { results: [1] } } })).toEqual([1]);
  let deep: unknown = [1];
  for (let depth = 0; depth < 100_000; depth += 1) deep = { data: deep };
  expect(unwrapList(deep)).toBeUndefined();
  expect(readCurrentUser(deep)).toBeUndefined();
});
