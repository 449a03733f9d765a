import type { Self } from '@/api/models/profile';
import { parseJson } from '@/lib/parseJson';
import { listPathOf, type OutboxItem, type Vote } from './item';
import type { Transport } from './transport';

/** As much of a list's entry as matching needs. */
export type ListEntry = {
  readonly id: number;
  readonly author: string;
  /** Comments have none. */
  readonly title?: string | undefined;
  readonly text: string;
  /** In milliseconds; optional. */
  readonly createdAt?: number | undefined;
};

/** `isComplete` is false if some of it could not be read. */
export type ListSnapshot = { readonly entries: readonly ListEntry[]; readonly isComplete: boolean };

/** Milliseconds that a device's clock may be ahead. */
const clockTolerance = 120_000;

/** An entry that is older by more was there before. */
const mostClockDifference = 24 * 60 * 60_000;

/** For comparing: uploads have \r\n, and providers trim. */
const normalize = (text: string) => text.replaceAll('\r\n', '\n').trim();

/** A JSON string is shown decoded (specification, section 3). */
function decoded(text: string): string {
  if (!text.startsWith('"')) return normalize(text);
  const value = parseJson(text);
  return normalize(typeof value === 'string' ? value : text);
}

const isSameText = (written: string, shown: string) =>
  normalize(written) === normalize(shown) || decoded(written) === normalize(shown);

function hasWordsOf(item: OutboxItem, { title = '', text }: ListEntry): boolean {
  switch (item.kind) {
    case 'post':
    case 'admin-post':
    case 'community-post':
      return isSameText(item.payload.title, title) && isSameText(item.payload.message, text);
    case 'comment':
    case 'community-comment':
      return isSameText(item.payload.text, text);
    default:
      return false;
  }
}

/** Undefined if unknown. */
function isLater(item: OutboxItem, { id, createdAt }: ListEntry): boolean | undefined {
  // Ids tell old from new whatever a device's clock says.
  if (item.lastIdBefore !== undefined) return id > item.lastIdBefore;
  const olderBy = createdAt === undefined ? undefined : item.createdAt - createdAt;
  if (olderBy !== undefined && olderBy > mostClockDifference) return false;
  return olderBy === undefined || olderBy > clockTolerance ? undefined : true;
}

/** `same`: author, words and newer; `maybe`: same words, but author or order is unknown. */
export function matchEntry(
  item: OutboxItem,
  entry: ListEntry,
  self: Self,
): 'same' | 'other' | 'maybe' {
  if (item.entryId !== undefined) return item.entryId === entry.id ? 'same' : 'other';
  if (!hasWordsOf(item, entry)) return 'other';
  const later = isLater(item, entry);
  // A provider may show another name, or none.
  if (later === true && self.names.includes(entry.author)) return 'same';
  return later === false ? 'other' : 'maybe';
}

/** Whether an item arrived: listed, not listed, undecidable, or the list was not readable. */
export type ReconcileResult =
  | { readonly outcome: 'found'; readonly id: number }
  | { readonly outcome: 'absent' | 'undecidable' | 'unread' };

/** Looks for an item in a snapshot, except among `taken` ids. */
export function findInSnapshot(
  item: OutboxItem,
  { entries, isComplete }: ListSnapshot,
  self: Self,
  taken: ReadonlySet<number>,
): ReconcileResult {
  const matches = entries
    .filter(({ id }) => !taken.has(id))
    .map((entry) => ({ id: entry.id, match: matchEntry(item, entry, self) }));
  const [same, ...more] = matches.filter(({ match }) => match === 'same');
  if (same !== undefined)
    return more.length === 0 ? { outcome: 'found', id: same.id } : { outcome: 'undecidable' };
  const isOpen = !isComplete || matches.some(({ match }) => match === 'maybe');
  return { outcome: isOpen ? 'undecidable' : 'absent' };
}

/** Ids of the member's other sent items. */
export const takenIds = (item: OutboxItem, items: readonly OutboxItem[]): ReadonlySet<number> =>
  new Set(
    items.flatMap(({ id, kind, entryId }) =>
      id !== item.id && kind === item.kind && entryId !== undefined ? [entryId] : [],
    ),
  );

/** A lower count lacks the vote; a higher one may include it, or another's. */
async function reconcileVote(vote: Vote, count: Transport['count']): Promise<ReconcileResult> {
  if (vote.requestedVotes === undefined) return { outcome: 'absent' };
  const newest = await count(vote);
  if ('error' in newest) return { outcome: 'unread' };
  return { outcome: newest.data < vote.requestedVotes ? 'absent' : 'undecidable' };
}

/** Reads an item's list and looks for it among entries that no other item became; online only. */
export async function reconcile(
  item: OutboxItem,
  items: readonly OutboxItem[],
  { count, list, self }: Transport,
): Promise<ReconcileResult> {
  if (!navigator.onLine) return { outcome: 'unread' };
  if (item.kind === 'vote') return reconcileVote(item, count);
  if (listPathOf(item) === undefined) return { outcome: 'undecidable' };
  const [snapshot, me] = await Promise.all([list(item), self()]);
  if (snapshot === undefined || me === undefined) return { outcome: 'unread' };
  return findInSnapshot(item, snapshot, me, takenIds(item, items));
}
