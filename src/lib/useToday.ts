import { useSyncExternalStore } from 'react';
import { type CalendarDay, localDay } from './calendarDay';

const today = (): CalendarDay => localDay(Date.now());
/** Timers stand still while a device sleeps: no wait is longer than this, in milliseconds. */
const longest = 15 * 60_000;

function untilMidnight(): number {
  const midnight = new Date();
  midnight.setHours(24, 0, 0, 0);
  return Math.min(longest, midnight.getTime() - Date.now() + 50);
}

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(look, untilMidnight());
    onChange();
  };
  timer = setTimeout(look, untilMidnight());
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** The day it is where this device is; changes at midnight, also when the page slept through it. */
export const useToday = (): CalendarDay => useSyncExternalStore(subscribe, today, today);
