import { unwrapList } from '@/api/unwrapList';
import { fieldOf } from '@/lib/fieldOf';

/** How many entries are cached offline: those with the highest ids. */
const maxEntries = 200;

/** As `wireId`, without its library; -1 if there is none. */
function idOf(entry: unknown): number {
  const raw = fieldOf(entry, 'id');
  const id = typeof raw === 'string' && /^\d+$/.test(raw) ? Number(raw) : raw;
  return typeof id === 'number' && Number.isInteger(id) && id >= 0 ? id : -1;
}

export function newestOf(answer: unknown): unknown {
  const entries = unwrapList(answer);
  if (entries === undefined || entries.length <= maxEntries) return answer;
  const ids = entries.map(idOf);
  const last = ids.toSorted((one, other) => other - one)[maxEntries - 1] ?? 0;
  return entries.filter((_, at) => (ids[at] ?? -1) >= last).slice(0, maxEntries);
}
