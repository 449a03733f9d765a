import { listOf } from '@/api/listOf';
import { newestOf } from './newestOf';

/** A piece of a changed list: entries that stood in the one before, from `from` up to `to`, or a new one. */
export type Part = { readonly from: number; readonly to: number } | { readonly entry: unknown };

/** What a list says otherwise than the one before it. */
export type Changes = {
  /** The new list, in its order. */
  readonly parts: readonly Part[];
  /** Its newest entries, to be kept on this device. */
  readonly newest: unknown;
};

/** A list as it was read last: its text, and where each entry stood, by the entry's own text. */
export type KnownList = {
  readonly text: string;
  readonly places: ReadonlyMap<string, number>;
};

/** Reads a list's text. @returns undefined where it is no list */
export function readKnown(text: string): (KnownList & Entries) | undefined {
  try {
    const entries = listOf(JSON.parse(text));
    if (entries === undefined) return undefined;
    const places = new Map(entries.map((entry, at) => [JSON.stringify(entry), at]));
    return { text, places, entries };
  } catch {
    return undefined;
  }
}

type Entries = { readonly entries: readonly unknown[] };

/** Compares a list with the one before it, entry by entry. */
export function diffLists({ entries }: Entries, before: Pick<KnownList, 'places'>): Changes {
  const parts: Part[] = [];
  for (const entry of entries) {
    const from = before.places.get(JSON.stringify(entry));
    const last = parts.at(-1);
    if (from === undefined) parts.push({ entry });
    else if (last !== undefined && 'to' in last && last.to === from) {
      parts[parts.length - 1] = { from: last.from, to: from + 1 };
    } else parts.push({ from, to: from + 1 });
  }
  return { parts, newest: newestOf(entries) };
}
