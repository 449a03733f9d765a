import type * as z from 'zod/mini';
import type { Self } from '@/api/models/profile';
import { requestTimeoutMs, uploadTimeoutMs } from '@/api/provider';
import { parseJson } from '@/lib/parseJson';
import type { storedItem, storedPicture, storedPost } from './storage';

export type StoredPicture = Readonly<z.infer<typeof storedPicture>>;

export type PostContent = Readonly<z.infer<typeof storedPost>>;

export type OutboxItem = Readonly<z.infer<typeof storedItem>>;

export type OutboxState = OutboxItem['state'];

type Sent<Item> = Item extends OutboxItem ? Pick<Item, 'kind' | 'target' | 'payload'> : never;

/** What a member sends, before the outbox has it. */
export type NewOutboxItem = Sent<OutboxItem>;

export type Vote = Extract<OutboxItem, { kind: 'vote' }>;

/** The list of an item. Items of one list are sent in order. */
export type TargetList =
  | { readonly list: 'posts' }
  | { readonly list: 'community-posts'; readonly community: number }
  | { readonly list: 'comments'; readonly post: number }
  | { readonly list: 'community-comments'; readonly community: number; readonly post: number };

/** Identifies an item's target in every tab. */
export function targetKey({ kind, target }: NewOutboxItem): string {
  switch (kind) {
    case 'post':
    case 'admin-post':
      return targetListKey({ list: 'posts' });
    case 'community-post':
      return targetListKey({ list: 'community-posts', ...target });
    case 'comment':
      return targetListKey({ list: 'comments', ...target });
    case 'community-comment':
      return targetListKey({ list: 'community-comments', ...target });
    case 'poll':
      return 'polls';
    case 'vote':
      return `poll ${target.poll}`;
    default:
      return `join ${target.community}`;
  }
}

/** Equal to `targetKey` of its items. */
export function targetListKey(targetList: TargetList): string {
  const community = 'community' in targetList ? ` ${targetList.community}` : '';
  return `${targetList.list}${community}${'post' in targetList ? ` ${targetList.post}` : ''}`;
}

/** Where the sent item will be listed, if anywhere. */
export function listPathOf({ kind, target }: NewOutboxItem): string | undefined {
  switch (kind) {
    case 'post':
    case 'admin-post':
      return '/posts/';
    case 'community-post':
      return `/community/${target.community}/posts/`;
    case 'comment':
      return `/posts/${target.post}/comments/`;
    case 'community-comment':
      return `/community/${target.community}/post/${target.post}/comments/`;
    default:
      return undefined;
  }
}

/** Milliseconds. */
export const callTimeoutMs = ({ payload }: NewOutboxItem): number =>
  'picture' in payload && payload.picture !== undefined ? uploadTimeoutMs : requestTimeoutMs;

type Pictured = { readonly picture?: StoredPicture | undefined };

const samePicture = (one: StoredPicture | undefined, other: StoredPicture | undefined) =>
  one?.name === other?.name && one?.bytes.byteLength === other?.bytes.byteLength;

/** Same target and content; pictures compare by name and size. */
export function isSameContent(one: NewOutboxItem, other: NewOutboxItem): boolean {
  if (one.kind !== other.kind || targetKey(one) !== targetKey(other)) return false;
  if (one.kind === 'vote') return true;
  const { picture, ...words }: Record<string, unknown> & Pictured = one.payload;
  const { picture: otherPicture, ...others }: Record<string, unknown> & Pictured = other.payload;
  const names = new Set([...Object.keys(words), ...Object.keys(others)]);
  return (
    [...names].every((name) => words[name] === others[name]) && samePicture(picture, otherPicture)
  );
}

/** The sent item; `entryId` is the provider's id. */
export const asSent = (item: OutboxItem, entryId?: number): OutboxItem => ({
  ...item,
  ...noAttempt,
  state: 'sent',
  entryId: entryId ?? item.entryId,
  sentAt: Date.now(),
  error: undefined,
  leftAt: undefined,
});

/** Clears the fields of an attempt. */
export const noAttempt = {
  attemptId: undefined,
  isInFlight: undefined,
  mayArriveUntil: undefined,
  needsAnswer: undefined,
  isResend: undefined,
} as const;

/** What people read. `needs-answer`: only they can say whether it arrived. */
export type ItemStatus =
  Exclude<OutboxState, 'unknown'> | 'offline' | 'may-arrive' | 'needs-answer' | 'not-sent';

/** An item's status for people. */
export function statusOf(
  { state, needsAnswer, mayArriveUntil }: OutboxItem,
  isOnline: boolean,
): ItemStatus {
  if (state === 'queued') return isOnline ? 'queued' : 'offline';
  if (state !== 'unknown') return state;
  if (needsAnswer === true) return 'needs-answer';
  return mayArriveUntil === undefined ? 'not-sent' : 'may-arrive';
}

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
