import type { CurrentUser } from '@/api/models/profile';
import type { ProviderError } from '@/api/providerError';
import { listPathOf, type OutboxItem, type Vote } from './item';

/** An entry of a list, as far as an item can be recognised by it. */
export type ListEntry = {
  readonly id: number;
  readonly author: string;
  /** Posts have one, comments none. */
  readonly title?: string | undefined;
  readonly text: string;
  /** Milliseconds since 1970, where the provider says when. */
  readonly createdAt?: number | undefined;
};

/** A list as the provider has it. `isComplete` is false where some of it could not be read. */
export type ListSnapshot = { readonly entries: readonly ListEntry[]; readonly isComplete: boolean };

/** The member on this tab, by every name the provider may write under an entry. */
export type Self = { readonly name: string; readonly names: readonly string[] };

/** A device's clock is rarely further ahead of the provider's than this, in milliseconds. */
const clockTolerance = 120_000;

/** It is never further ahead than this: an entry that is older by more is from before. */
const mostClockDifference = 24 * 60 * 60_000;

/** The names of a member, as entries may show them. */
export function selfOf({ profile, record }: CurrentUser): Self {
  const { id, username } = record;
  const names = [
    profile.name,
    profile.email,
    ...(typeof username === 'string' && username.trim() !== '' ? [username.trim()] : []),
    ...(typeof id === 'number' || typeof id === 'string' ? [`Member ${id}`] : []),
  ];
  return { name: profile.name, names };
}

/** Texts as they compare: uploads end lines in \r\n, and providers trim. */
const normalize = (text: string) => text.replaceAll('\r\n', '\n').trim();

/** A text that is itself a JSON string is shown decoded (specification, section 3). */
function decoded(text: string): string {
  if (!text.startsWith('"')) return normalize(text);
  try {
    const value: unknown = JSON.parse(text);
    return normalize(typeof value === 'string' ? value : text);
  } catch {
    return normalize(text);
  }
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

/** Whether the entry is newer than the item; undefined where nothing shows it. */
function isLater(item: OutboxItem, { id, createdAt }: ListEntry): boolean | undefined {
  const olderBy = createdAt === undefined ? undefined : item.createdAt - createdAt;
  if (olderBy !== undefined && olderBy > mostClockDifference) return false;
  if (item.lastIdBefore !== undefined) return id > item.lastIdBefore;
  return olderBy === undefined || olderBy > clockTolerance ? undefined : true;
}

export type EntryMatch = 'same' | 'other' | 'maybe';

/**
 * Compares an item with an entry of its list. `same`: same author, same words, newer than the item;
 * `maybe`: the same words, and nothing shows whose they are, or which came first.
 */
export function matchEntry(item: OutboxItem, entry: ListEntry, self: Self): EntryMatch {
  if (item.entryId !== undefined) return item.entryId === entry.id ? 'same' : 'other';
  if (!hasWordsOf(item, entry)) return 'other';
  const later = isLater(item, entry);
  // A provider may write the member's name as nothing here knows it, or not at all.
  if (later === true && self.names.includes(entry.author)) return 'same';
  return later === false ? 'other' : 'maybe';
}

/**
 * Whether an item arrived.
 * - `found`: its list shows it, under this id
 * - `absent`: its list was read and does not show it
 * - `undecidable`: nothing that can be read decides it
 * - `unread`: its list could not be read this time
 */
export type ReconcileResult =
  | { readonly outcome: 'found'; readonly id: number }
  | { readonly outcome: 'absent' | 'undecidable' | 'unread' };

/** Looks for an item in a snapshot. @param taken ids that other items of its member became */
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

/** The ids that a member's other items of the same kind became. */
export const takenIds = (item: OutboxItem, items: readonly OutboxItem[]): ReadonlySet<number> =>
  new Set(
    items.flatMap(({ id, kind, entryId }) =>
      id !== item.id && kind === item.kind && entryId !== undefined ? [entryId] : [],
    ),
  );

/** The calls that reading a list again takes. */
export type ReconcileCalls = {
  /** The newest count of what a vote is for. */
  readonly count: (
    vote: Vote,
  ) => Promise<{ readonly data: number } | { readonly error: ProviderError }>;
  /** The list an item belongs to, or undefined where it cannot be read. */
  readonly list: (item: OutboxItem) => Promise<ListSnapshot | undefined>;
  /** Who the member is, or undefined where the provider does not say. */
  readonly self: () => Promise<Self | undefined>;
};

/** A count below the one asked for is without the vote; a higher one may hold it, or another's. */
async function reconcileVote(vote: Vote, count: ReconcileCalls['count']): Promise<ReconcileResult> {
  if (vote.requestedVotes === undefined) return { outcome: 'absent' };
  const newest = await count(vote);
  if ('error' in newest) return { outcome: 'unread' };
  return { outcome: newest.data < vote.requestedVotes ? 'absent' : 'undecidable' };
}

/**
 * Reads an item's list again and looks for it there.
 * @param items the member's items: an entry that another one became is not this one
 */
export async function reconcile(
  item: OutboxItem,
  items: readonly OutboxItem[],
  { count, list, self }: ReconcileCalls,
): Promise<ReconcileResult> {
  if (item.kind === 'vote') return reconcileVote(item, count);
  if (listPathOf(item) === undefined) return { outcome: 'undecidable' };
  const [snapshot, me] = await Promise.all([list(item), self()]);
  if (snapshot === undefined || me === undefined) return { outcome: 'unread' };
  return findInSnapshot(item, snapshot, me, takenIds(item, items));
}
