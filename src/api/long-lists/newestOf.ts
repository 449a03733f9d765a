import { listOf } from '@/api/listOf';

/** Entries of a list that are kept: those with the highest ids. */
const most = 200;

/** The id of an entry, as a number; -1 where it has none. Read as `wireId` does, without its library. */
function idOf(entry: unknown): number {
  const raw = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined;
  const id = typeof raw === 'string' && /^\d+$/.test(raw) ? Number(raw) : raw;
  return typeof id === 'number' && Number.isInteger(id) && id >= 0 ? id : -1;
}

/** A list with no more than its newest entries, in their order; anything else as it is. */
export function newestOf(answer: unknown): unknown {
  const entries = listOf(answer);
  if (entries === undefined || entries.length <= most) return answer;
  const ids = entries.map(idOf);
  const last = ids.toSorted((one, other) => other - one)[most - 1] ?? 0;
  return entries.filter((_, at) => (ids[at] ?? -1) >= last).slice(0, most);
}
