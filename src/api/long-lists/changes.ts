import { nextPageOf, unwrapList } from '@/api/unwrapList';
import { parseJson } from '@/lib/parseJson';
import { newestOf } from './newestOf';

/** A range of unchanged entries, or new entries. */
type Part = { readonly from: number; readonly to: number } | { readonly entry: unknown };

/** A list as last read: its text, and the index of each entry by its text. */
export type KnownList = { readonly text: string; readonly positions: ReadonlyMap<string, number> };

export function readKnownList(text: string): (KnownList & Entries) | undefined {
  const answer = parseJson(text);
  const entries = unwrapList(answer);
  if (entries === undefined) return undefined;
  const positions = new Map(entries.map((entry, at) => [JSON.stringify(entry), at]));
  return { text, positions, entries, hasNextPage: nextPageOf(answer) !== '' };
}

type Entries = { readonly entries: readonly unknown[]; readonly hasNextPage: boolean };

/** Compares two lists entry by entry; `parts` are the new list, in its order. */
export function diffLists({ entries, hasNextPage }: Entries, before: Pick<KnownList, 'positions'>) {
  const parts: Part[] = [];
  for (const entry of entries) {
    const from = before.positions.get(JSON.stringify(entry));
    const last = parts.at(-1);
    if (from === undefined) parts.push({ entry });
    else if (last !== undefined && 'to' in last && last.to === from) {
      parts[parts.length - 1] = { from: last.from, to: from + 1 };
    } else parts.push({ from, to: from + 1 });
  }
  return { parts, hasNextPage, newest: newestOf(entries) };
}

export type Changes = ReturnType<typeof diffLists>;
