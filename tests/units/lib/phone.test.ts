import { expect, test, vi } from 'vitest';
import { readPhoneNumber } from '@/lib/phone';

vi.mock('react-phone-number-input/input', () => Promise.reject(new TypeError('Failed to fetch')));

test.each([
  ['204-555-0142', '+12045550142'],
  [' (204) 555 0142 ', '+12045550142'],
  ['1 204 555 0142', '+12045550142'],
  ['+1 204 555 0142', '+12045550142'],
  ['+44 (20) 7946-0958', '+442079460958'],
  ['555 0142', undefined],
  ['44 20 7946 0958', undefined],
  ['+1 204', undefined],
  ['+1234567890123456', undefined],
  ['Ruth', undefined],
])('without the phone library %j is read as %j', async (text, number) => {
  expect(await readPhoneNumber(text)).toBe(number);
});
