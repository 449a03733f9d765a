// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { ago, weekdayTime } from '@/ui/formatted/moments';

const at = (day: number, hour = 12, minute = 0) => new Date(2026, 2, day, hour, minute).getTime();
const now = at(18, 12, 30);

describe('how long ago', () => {
  test.each([
    [now + 5_000, 'just now'],
    [now - 59_000, 'just now'],
    [at(18, 12, 18), '12 minutes ago'],
    [at(18, 9), '3 hours ago'],
    [at(17, 23), 'yesterday'],
    [at(15, 1), '3 days ago'],
    [at(2), 'Mar 2'],
    [new Date(2024, 11, 24).getTime(), 'Dec 24, 2024'],
  ])('%s is %s', (moment, words) => {
    expect(ago(moment, now).replaceAll('.', '')).toBe(words);
  });
});

describe('a moment in words', () => {
  test.each([
    [at(18, 9, 5), '9:05'],
    [at(17, 9, 40), 'Tuesday 9:40'],
    [at(2, 0, 0), 'Mar 2 0:00'],
  ])('%s is %s', (moment, words) => {
    expect(weekdayTime(moment, now).replaceAll('.', '')).toBe(words);
  });
});
