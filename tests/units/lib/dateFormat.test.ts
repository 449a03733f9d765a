// @vitest-environment node
// Needs modules of its own, and a process whose time zone it sets.
import { afterEach, expect, test } from 'vitest';
import { dateTimeFormat } from '@/lib/dateFormat';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

test('a formatter follows the device into another time zone', () => {
  const format = dateTimeFormat('long');
  const moment = Date.UTC(2026, 2, 18, 3, 30);
  process.env['TZ'] = 'America/Toronto';
  expect(format(moment)).toContain('March 17, 2026');
  process.env['TZ'] = 'Asia/Tokyo';
  expect(format(moment)).toContain('March 18, 2026');
});
