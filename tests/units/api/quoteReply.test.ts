// @vitest-environment node
import { expect, test } from 'vitest';
import { readQuoteReply } from '@/api/models/quote';

test.each([
  [{ message: ' We call you soon. ' }, 'We call you soon.'],
  [{ message: '\u200b\u202e' }, undefined],
  [{ message: 7 }, undefined],
  [{ message: ['We call you soon.'] }, undefined],
  [{}, undefined],
  ['We call you soon.', undefined],
])('of %j the message is %j', (body, message) => {
  expect(readQuoteReply(body)).toEqual({ message });
});

test('a body that is none cannot be read', () => {
  expect(readQuoteReply(null)).toBeUndefined();
  expect(readQuoteReply(undefined)).toBeUndefined();
});

test('a sentence of a megabyte is cut: a toast shows it, and a receipt stores it', () => {
  expect(readQuoteReply({ message: 'x'.repeat(1e6) })?.message).toHaveLength(500);
});
