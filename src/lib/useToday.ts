import { useSyncExternalStore } from 'react';
import { type CalendarDay, localDay } from './calendarDay';

const today = (): CalendarDay => localDay(Date.now());
/** Timers stop while a device sleeps: wait no longer than this, in milliseconds. */
const maxDelayMs = 15 * 60_000;

function untilMidnight(): number {
  const midnight = new Date();
  midnight.setHours(24, 0, 0, 0);
  return Math.min(maxDelayMs, midnight.getTime() - Date.now() + 50);
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

export const useToday = (): CalendarDay => useSyncExternalStore(subscribe, today, today);
