const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const language = 'en-CA';

const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
const dayOfYear = new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric' });
const fullDay = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
const weekday = new Intl.DateTimeFormat(language, { weekday: 'long' });
const exact = new Intl.DateTimeFormat(language, {
  dateStyle: 'full',
  timeStyle: 'short',
  hourCycle: 'h23',
});

/** Midnights between two moments, by this device's calendar. */
function daysBetween(earlier: number, later: number): number {
  return Math.round(
    (new Date(later).setHours(0, 0, 0, 0) - new Date(earlier).setHours(0, 0, 0, 0)) / day,
  );
}

/** Relative time; both in milliseconds. */
export function ago(moment: number, now: number): string {
  const passed = now - moment;
  if (passed < minute) return 'just now';
  if (passed < hour) return relative.format(-Math.floor(passed / minute), 'minute');
  const days = daysBetween(moment, now);
  if (days === 0) return relative.format(-Math.floor(passed / hour), 'hour');
  if (days < 7) return relative.format(-days, 'day');
  const thisYear = new Date(moment).getFullYear() === new Date(now).getFullYear();
  return (thisYear ? dayOfYear : fullDay).format(moment);
}

/** To the minute, with its weekday. */
export const exactMoment = (moment: number): string => exact.format(moment);

/** 'Tuesday 9:40'; today '9:40'. */
export function weekdayTime(moment: number, now: number): string {
  const date = new Date(moment);
  const time = `${date.getHours()}:${String(date.getMinutes()).padStart(2, '0')}`;
  const days = daysBetween(moment, now);
  if (days === 0) return time;
  return `${days < 7 ? weekday.format(moment) : dayOfYear.format(moment)} ${time}`;
}
