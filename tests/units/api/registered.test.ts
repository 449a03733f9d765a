import { expect, test } from 'vitest';
import { registeredEmail } from '@/features/registration/registration.api';
import { hostileBodies, wrongValues } from '../../setup/hostileAnswers';

const sent = 'ruth@example.com';

test.each([
  [{ email: 'Ruth@example.com' }, 'Ruth@example.com'],
  [{ data: { email: 'Ruth@example.com' } }, 'Ruth@example.com'],
  [{ data: [] }, sent],
  [{}, sent],
  [null, sent],
])('%j names %s', (answer, email) => {
  expect(registeredEmail(answer, sent)).toBe(email);
});

test('wrong types and endless wrappers name nobody else, and the account is there all the same', () => {
  for (const value of wrongValues) {
    expect(registeredEmail({ email: value, data: value }, sent)).toBe(sent);
  }
  const deep = hostileBodies.filter((body) => body.startsWith('{"data":{"data":'));
  expect(deep).toHaveLength(1);
  for (const body of deep) expect(registeredEmail(JSON.parse(body), sent)).toBe(sent);
});
