import { maxTitleLength } from '@/api/models/parsePost';
import type { Post } from '@/api/models/post';
import type { Self } from '@/api/models/profile';
import { fetchInfoOf, hasNextPage } from '@/api/offlineCache';
import type { ProviderError } from '@/api/providerError';
import { parseJson } from '@/lib/parseJson';
import { isOnline } from '@/lib/useOnline';
import { asSent, listPathOf, type OutboxItem, targetKey, type Vote } from './item';
import type { Transport } from './outbox.api';
import type { OutboxCache } from './outboxCache';
import type { AttemptParts } from './sender';

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

export const toListEntry = ({ id, author, title, body, createdAt }: Post): ListEntry => ({
  id,
  author,
  title,
  text: body,
  createdAt,
});

/** `isComplete` is false if some of it could not be read. */
export type ListSnapshot = { readonly entries: readonly ListEntry[]; readonly isComplete: boolean };

/** Milliseconds between two look-ups of an unanswered item. */
export const reconcileIntervalMs = 10_000;

/** Milliseconds that a device's clock may be ahead. */
const clockTolerance = 120_000;

/** An entry that is older by more was there before. */
const maxClockDifferenceMs = 24 * 60 * 60_000;

/** For comparing: uploads have \r\n, and providers trim. */
const normalize = (text: string) => text.replaceAll('\r\n', '\n').trim();

/** A JSON string is shown decoded (specification, section 3). */
function decoded(text: string): string {
  const trimmed = normalize(text);
  const value = trimmed.startsWith('"') ? parseJson(trimmed) : undefined;
  return typeof value === 'string' ? normalize(value) : trimmed;
}

const isSameText = (written: string, shown: string) =>
  normalize(written) === normalize(shown) || decoded(written) === normalize(shown);

/** Some providers escape signs, drop emoji or join lines. */
const lettersOf = (text: string) =>
  text.replaceAll(/&#?\w+;/g, '').replaceAll(/[^\p{L}\p{N}]+/gu, '');

const hasSameLetters = (written: string, shown: string) => {
  const letters = lettersOf(decoded(written));
  return isSameText(written, shown) || (letters !== '' && letters === lettersOf(shown));
};

type Comparison = typeof isSameText;

/** A long title is shown cut. */
const isSameTitle = (written: string, shown: string, isSame: Comparison) =>
  isSame(written, shown) ||
  (shown.length === maxTitleLength && normalize(written).startsWith(shown));

function hasWordsOf(
  { payload }: OutboxItem,
  { title = '', text }: ListEntry,
  isSame: Comparison,
): boolean {
  if ('title' in payload)
    return isSameTitle(payload.title, title, isSame) && isSame(payload.message, text);
  return 'text' in payload && isSame(payload.text, text);
}

/** Undefined if unknown. */
function isLater(item: OutboxItem, { id, createdAt }: ListEntry): boolean | undefined {
  // Ids tell old from new whatever a device's clock says.
  if (item.lastIdBefore !== undefined) return id > item.lastIdBefore;
  const olderBy = createdAt === undefined ? undefined : item.createdAt - createdAt;
  if (olderBy !== undefined && olderBy > maxClockDifferenceMs) return false;
  return olderBy === undefined || olderBy > clockTolerance ? undefined : true;
}

/**
 * `same`: author, words and newer; `maybe`: same words, but author or order is unknown, or the same letters
 * alone.
 */
export function matchEntry(
  item: OutboxItem,
  entry: ListEntry,
  self: Self,
): 'same' | 'other' | 'maybe' {
  if (item.entryId !== undefined) return item.entryId === entry.id ? 'same' : 'other';
  const later = isLater(item, entry);
  // A provider may show another name, or none.
  const isOwn = later === true && self.names.includes(entry.author);
  if (hasWordsOf(item, entry, isSameText)) {
    if (isOwn) return 'same';
    return later === false ? 'other' : 'maybe';
  }
  return isOwn && hasWordsOf(item, entry, hasSameLetters) ? 'maybe' : 'other';
}

/** Whether an item arrived: listed, not listed, undecidable, or the list was not readable. */
type ReconcileResult =
  | { readonly outcome: 'found'; readonly id: number }
  | { readonly outcome: 'absent' | 'undecidable' | 'unread' };

/** The member's other items of the same list that have arrived, or may have. */
const othersOf = (item: OutboxItem, items: readonly OutboxItem[]): readonly OutboxItem[] =>
  items.filter(
    (other) =>
      other.id !== item.id &&
      targetKey(other) === targetKey(item) &&
      (other.state === 'sent' || (other.state !== 'rejected' && other.leftAt !== undefined)),
  );

/** Looks for an item among the entries of its list that can be no other of the member's `items`. */
function findInSnapshot(
  item: OutboxItem,
  { entries, isComplete }: ListSnapshot,
  self: Self,
  items: readonly OutboxItem[],
): ReconcileResult {
  const others = othersOf(item, items);
  const taken = new Set(others.map(({ entryId }) => entryId));
  const matches = entries
    .filter(({ id }) => !taken.has(id))
    .map((entry) => ({ entry, match: matchEntry(item, entry, self) }));
  const [same, ...more] = matches.filter(({ match }) => match === 'same');
  const mayBeOther = ({ entry }: { readonly entry: ListEntry }) =>
    item.state !== 'sent' &&
    others.some(
      (other) => other.entryId === undefined && matchEntry(other, entry, self) !== 'other',
    );
  if (same !== undefined)
    return more.length > 0 || mayBeOther(same)
      ? { outcome: 'undecidable' }
      : { outcome: 'found', id: same.entry.id };
  const isOpen = !isComplete || matches.some(({ match }) => match === 'maybe');
  return { outcome: isOpen ? 'undecidable' : 'absent' };
}

/** A lower count lacks the vote; a higher one may include it, or another's. */
async function reconcileVote(vote: Vote, { count }: Transport): Promise<ReconcileResult> {
  if (vote.requestedVotes === undefined) return { outcome: 'absent' };
  const newest = await count(vote);
  if ('error' in newest) return { outcome: 'unread' };
  return { outcome: newest.data < vote.requestedVotes ? 'absent' : 'undecidable' };
}

/** Reads an item's list and looks for it among entries that no other item became; online only. */
export async function reconcile(
  item: OutboxItem,
  { cache, transport, self }: Pick<AttemptParts, 'cache' | 'transport' | 'self'>,
): Promise<ReconcileResult> {
  if (!isOnline()) return { outcome: 'unread' };
  if (item.kind === 'vote') return reconcileVote(item, transport);
  if (listPathOf(item) === undefined) return { outcome: 'undecidable' };
  const [snapshot, me] = await Promise.all([transport.list(item), self()]);
  if (snapshot === undefined || me === undefined) return { outcome: 'unread' };
  return findInSnapshot(item, snapshot, me, cache.items());
}

/** Milliseconds after which a list that was not read again says nothing of what is new. */
const freshMs = 30_000;

/** True if the list comes from the provider, and lately. Lists without a note were just made. */
function isFresh(list: object): boolean {
  const info = fetchInfoOf(list);
  return info === undefined || (!info.isCached && Math.abs(Date.now() - info.at) < freshMs);
}

type Listed = { readonly list: object; readonly entries: readonly ListEntry[] };

/** Settles items that a list on screen shows; `abort` ends calls whose answer is no longer needed. */
export function createSnapshotReconciler(cache: OutboxCache, abort: (id: string) => unknown) {
  const known = new Map<string, Listed>();

  const settle = (item: OutboxItem, entries: readonly ListEntry[], self: Self) => {
    const { id, state } = item;
    const isOpen = state === 'unknown' || (state === 'sending' && item.isInFlight === true);
    const isNew = isOpen || (state === 'sent' && item.isShown !== true);
    if (!isNew) return;
    const finding = findInSnapshot(item, { entries, isComplete: true }, self, cache.items());
    if (finding.outcome !== 'found') return;
    // May have been settled meanwhile, or another item by this entry.
    const change = cache.change(id, (now) => {
      const isTaken = othersOf(item, cache.items()).some(({ entryId }) => entryId === finding.id);
      const isOther = isTaken || (now?.state !== state && now?.state !== 'sent');
      if (now === undefined || isOther || now.isShown === true) return now;
      const sent = now.state === 'sent' ? now : asSent(now);
      return { ...sent, entryId: finding.id, isShown: true };
    });
    if (state === 'sending') void change.then(() => abort(id));
  };

  return {
    /** The highest id of the item's list if it was read lately, -1 if empty; else undefined. */
    lastIdOf: (item: OutboxItem): number | undefined => {
      const key = targetKey(item);
      const last = known.get(key);
      if (last === undefined || !isFresh(last.list)) return undefined;
      const sent = cache.items().filter((other) => targetKey(other) === key);
      const ids = [...last.entries.map(({ id }) => id), ...sent.map(({ entryId = -1 }) => entryId)];
      return ids.reduce((highest, id) => Math.max(highest, id), -1);
    },
    hasNextPage: (item: OutboxItem): boolean => hasNextPage(known.get(targetKey(item))?.list ?? {}),
    /** `list` is where the entries come from. */
    apply: (
      key: string,
      entries: readonly ListEntry[],
      self: Self | undefined,
      list: object = entries,
    ) => {
      known.set(key, { list, entries });
      if (self === undefined) return;
      for (const item of cache.items()) {
        if (targetKey(item) === key) settle(item, entries, self);
      }
    },
    clear: () => known.clear(),
  };
}

/** Errors of gateways and proxies: the provider may have done its work, or still do it. */
const gatewayStatuses = new Set([408, 502, 504, 520, 522, 524]);

/** How a provider says that it has a request already: in a sentence, or as Django names a constraint. */
const existsText = /\balready\b|\b(?:unique set|be unique)\b/i;

/** `unanswered` and `unreadable`: its list decides; `exists`: an unanswered request to join had arrived. */
export function classifyError(
  item: OutboxItem,
  { kind, status = 0, message, said }: ProviderError,
): 'unanswered' | 'unreadable' | 'exists' | 'rejected' {
  if (kind === 'unreadable') return listPathOf(item) === undefined ? 'unanswered' : 'unreadable';
  if (kind !== 'http' || gatewayStatuses.has(status)) return 'unanswered';
  const doesExist = status === 409 || (status === 400 && said && existsText.test(message));
  // A first attempt meets another request, which may be for another group of the same community.
  return item.kind === 'join' && item.leftAt !== undefined && doesExist ? 'exists' : 'rejected';
}
