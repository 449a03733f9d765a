// @vitest-environment node
import { expect, test } from 'vitest';
import { readCurrentUser, readLogin } from '@/api/models/profile';

const endless: unknown = JSON.parse(`${'['.repeat(100_000)}1${']'.repeat(100_000)}`);
const answer = { access: 'token', email: 'ruth@example.com', groups: [{ id: 1 }], endless };

test.each([
  ['login', () => readLogin(answer)?.record],
  ['profile', () => readCurrentUser(answer)?.record],
  ['wrapped profile', () => readCurrentUser({ data: answer })?.record],
])('a %s nested without end is read, and its record can be written down', (_, read) => {
  const { endless: _left, ...rest } = answer;
  expect(JSON.parse(JSON.stringify(read()))).toEqual(rest);
});
