import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from '@/lib/sha256';

test.each([0, 1, 3, 54, 55, 56, 63, 64, 65, 119, 120, 1000])(
  'a message of %i bytes has the digest that node:crypto gives',
  (length) => {
    const message = Uint8Array.from({ length }, (_, index) => (index * 73 + 41) % 256);
    const expected = createHash('sha256').update(message).digest('hex');
    expect(Buffer.from(sha256(message)).toString('hex')).toBe(expected);
  },
);
