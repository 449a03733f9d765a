import { localDay } from '@/lib/calendarDay';
import { downloadText } from '@/lib/download';
import { plainValue } from './plainValue';
import type { Survey } from './survey';

/** Everything of who looks, by kind, as JSON. Nothing of other members and no token is in it. */
export function exportText({ kinds }: Survey, now: number): string {
  const parts = kinds.flatMap(({ kind, own }) => {
    const entries = own
      .filter(({ value }) => value !== undefined)
      .map(({ name, value }) => ({ name, value: plainValue(value) }));
    return entries.length === 0 ? [] : [{ kind: kind.name, what: kind.what, entries }];
  });
  return JSON.stringify({ exportedAt: new Date(now).toISOString(), kinds: parts }, undefined, 2);
}

/** Hands it to the browser as a file named by the day. */
export function downloadExport(found: Survey): void {
  const now = Date.now();
  downloadText(`my-data-${localDay(now)}.json`, exportText(found, now), 'application/json');
}
