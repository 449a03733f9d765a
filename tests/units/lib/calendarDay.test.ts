// @vitest-environment node
// Needs modules of its own, and a process whose time zone it sets.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  addDays,
  daysBetween,
  isCalendarDay,
  localDay,
  longDay,
  nextMonday,
  shortDay,
} from '@/lib/calendarDay';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['0050-01-01', false],
  ['2026-1-1', false],
  [' 2026-01-01', false],
  ['2026-01-01T00:00', false],
  ['', false],
])('%j is a day: %s', (text, is) => {
  expect(isCalendarDay(text)).toBe(is);
});

describe.each([
  ['America/St_Johns', 210],
  ['America/Vancouver', 480],
  ['Pacific/Kiritimati', -840],
  ['UTC', 0],
])('%s', (tz, offset) => {
  beforeEach(() => {
    process.env['TZ'] = tz;
  });

  test('is where the clock of this test is', () => {
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(offset);
  });

  test('the first and the last minute of a day belong to it', () => {
    expect(localDay(new Date(2026, 10, 1, 0, 0).getTime())).toBe('2026-11-01');
    expect(localDay(new Date(2026, 10, 1, 23, 59).getTime())).toBe('2026-11-01');
  });

  test('a day is shown as itself', () => {
    expect(shortDay('2026-01-01', '2026-05-05')).toMatch(/^Thu.*Jan.*1$/);
    expect(shortDay('2027-01-01', '2026-05-05')).toMatch(/^Fri.*Jan.*1.*2027$/);
    expect(longDay('2026-12-31')).toBe('Thursday, December 31, 2026');
  });

  test('days are counted over clock changes, months and years', () => {
    expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
    expect(addDays('2026-11-01', 1)).toBe('2026-11-02');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
    expect(daysBetween('2026-11-02', '2026-10-31')).toBe(-2);
  });
});

test.each([
  ['2026-10-04', '2026-10-05'],
  ['2026-10-05', '2026-10-12'],
  ['2026-10-07', '2026-10-12'],
  ['2026-10-10', '2026-10-12'],
  ['2026-12-30', '2027-01-04'],
])('the Monday after %s is %s', (day, monday) => {
  expect(nextMonday(day)).toBe(monday);
});
