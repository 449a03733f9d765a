import { daysBetween, localDay } from '@/lib/calendarDay';
import { dateFormat, dateTimeFormat, relativeFormat } from '@/lib/dateFormat';

const minute = 60_000;
const hour = 60 * minute;

const relative = relativeFormat();
const dayOfYear = dateFormat({ month: 'short', day: 'numeric' });
const fullDay = dateFormat({ dateStyle: 'medium' });
const weekday = dateFormat({ weekday: 'long' });

/** Midnights between two moments, by this device's calendar. */
const midnights = (earlier: number, later: number): number =>
  daysBetween(localDay(earlier), localDay(later));

/** Relative time; both in milliseconds. */
export function ago(moment: number, now: number): string {
  const passed = now - moment;
  if (passed < minute) return 'just now';
  if (passed < hour) return relative(-Math.floor(passed / minute), 'minute');
  const days = midnights(moment, now);
  if (days === 0) return relative(-Math.floor(passed / hour), 'hour');
  if (days < 7) return relative(-days, 'day');
  const thisYear = new Date(moment).getFullYear() === new Date(now).getFullYear();
  return (thisYear ? dayOfYear : fullDay)(moment);
}

/** To the minute, with its weekday. */
export const exactMoment = dateTimeFormat('full');

/** 'Tuesday 9:40'; today '9:40'. */
export function weekdayTime(moment: number, now: number): string {
  const date = new Date(moment);
  const time = `${date.getHours()}:${String(date.getMinutes()).padStart(2, '0')}`;
  const days = midnights(moment, now);
  if (days === 0) return time;
  return `${days < 7 ? weekday(moment) : dayOfYear(moment)} ${time}`;
}
