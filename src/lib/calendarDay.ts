import { dateFormat } from './dateFormat';

/** 'YYYY-MM-DD'. Days are counted in UTC, so that no change of the clock moves one. */
export type CalendarDay = string;

const form = /^(\d{4})-(\d\d)-(\d\d)$/;
const dayLength = 86_400_000;

function momentOf(day: CalendarDay): number {
  const [, year, month, date] = form.exec(day) ?? [];
  if (year === undefined || month === undefined || date === undefined) return Number.NaN;
  return Date.UTC(Number(year), Number(month) - 1, Number(date));
}

const dayAt = (moment: number): CalendarDay => new Date(moment).toISOString().slice(0, 10);

export function isCalendarDay(text: string): boolean {
  const moment = momentOf(text);
  return !Number.isNaN(moment) && dayAt(moment) === text;
}

/** Today in the device's time zone. */
export const localDay = (moment: number): CalendarDay =>
  dayAt(moment - new Date(moment).getTimezoneOffset() * 60_000);

export const addDays = (day: CalendarDay, count: number): CalendarDay =>
  dayAt(momentOf(day) + count * dayLength);

export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  Math.round((momentOf(to) - momentOf(from)) / dayLength);

export function nextMonday(day: CalendarDay): CalendarDay {
  const weekday = new Date(momentOf(day)).getUTCDay();
  return addDays(day, weekday === 0 ? 1 : 8 - weekday);
}

const short: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
};
const thisYear = dateFormat(short);
const otherYear = dateFormat({ ...short, year: 'numeric' });
const long = dateFormat({ dateStyle: 'full', timeZone: 'UTC' });

/** 'Fri, Oct 9', with the year if it is not that of `today`. */
export const shortDay = (day: CalendarDay, today: CalendarDay): string =>
  (day.slice(0, 4) === today.slice(0, 4) ? thisYear : otherYear)(momentOf(day));

/** 'Friday, October 9, 2026'. */
export const longDay = (day: CalendarDay): string => long(momentOf(day));
