import { tabStorage } from '@/lib/tabStorage';
import type { Line } from './line';

const storageKey = 'kb:feed-lines';

const isShape = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The document came by a reload or by Back from another site: its member goes on where they were. */
function comesAgain(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}

/** Keeps the lines of feeds for the next document of this tab. @param lines by the feed */
export function keepLines(lines: readonly (readonly [place: string, line: Line])[]): void {
  if (lines.length === 0) tabStorage.remove(storageKey);
  else tabStorage.set(storageKey, JSON.stringify(Object.fromEntries(lines)));
}

/** The line of a feed that the last document has kept; undefined where there is none to go back to. */
export function keptLine(place: string): Line | undefined {
  if (!comesAgain()) return undefined;
  try {
    const kept: unknown = JSON.parse(tabStorage.get(storageKey) ?? '{}');
    const line = isShape(kept) ? kept[place] : undefined;
    if (!isShape(line)) return undefined;
    const { key, top } = line;
    return typeof key === 'string' && typeof top === 'number'
      ? { key, top, before: true }
      : undefined;
  } catch {
    return undefined;
  }
}
