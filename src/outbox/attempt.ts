import { nanoid } from '@reduxjs/toolkit';
import { offlineError, type ProviderError } from '@/api/providerError';
import { userKey } from '@/lib/userKey';
import { asSent, callTimeoutMs, listPathOf, noAttempt, type OutboxItem } from './item';
import type { CallReports, SentItem } from './outbox.api';
import type { OutboxCache } from './outboxCache';
import {
  type ListSnapshot,
  reconcile,
  type ReconcileCalls,
  type ReconcileResult,
} from './reconcile';
import type { Change } from './storage';
import type { Readiness } from './tab';

/** The calls of the outbox. */
export type Transport = Omit<ReconcileCalls, 'list'> & {
  readonly list: (item: OutboxItem, timeoutMs?: number) => Promise<ListSnapshot | undefined>;
  readonly send: (
    item: OutboxItem,
    signal: AbortSignal,
    reports: CallReports,
  ) => Promise<{ readonly data: SentItem } | { readonly error: ProviderError }>;
};

/** What an attempt works with. */
export type AttemptParts = {
  readonly cache: OutboxCache;
  readonly transport: Transport;
  readonly readiness: Readiness;
  /** The highest id the item's list is known to have. */
  readonly lastId: (item: OutboxItem) => number | undefined;
  readonly onProgress: (id: string, share: number | undefined) => void;
  /** True once the page is left: nothing is sent or changed any more. */
  readonly isClosed: () => boolean;
};

/** Looks for an item in its list; `unread` without a connection. */
export const find = (
  item: OutboxItem,
  { cache, transport }: AttemptParts,
): Promise<ReconcileResult> =>
  navigator.onLine
    ? reconcile(item, cache.items(), transport)
    : Promise.resolve({ outcome: 'unread' });

/** One attempt to send an item. */
export type SendAttempt = {
  readonly id: string;
  readonly controller: AbortController;
  /** The item before the attempt. */
  readonly before: OutboxItem;
  isCancelled: boolean;
  /** How much of the body has left, from 0 to 1. */
  progress: number;
  hasLeft: boolean;
  /** Why its call never left: another tab has the item by now, or there was no connection. */
  stayed: 'lost' | 'offline' | undefined;
};

const isMine = (item: OutboxItem | undefined, { id }: SendAttempt): item is OutboxItem =>
  item?.state === 'sending' && item.attemptId === id;

/** True while no call of this attempt can have arrived. */
export const isClaimed = (cache: OutboxCache, attempt: SendAttempt): boolean =>
  cache.items().some((item) => isMine(item, attempt) && item.isInFlight !== true);

/**
 * True where the item's member has logged out meanwhile: whether it arrived is looked up when they are
 * back, from what this device stores.
 */
export const isOfAnotherSession = ({ before, isCancelled }: SendAttempt): boolean =>
  !isCancelled && userKey() !== before.member;

/**
 * Stores that an attempt's call leaves now, before it does: a page that closes earlier has sent
 * nothing, one that closes later may have.
 * @param isClosed true where this tab sends nothing any more
 * @returns false where the call must not leave
 */
export async function markInFlight(
  cache: OutboxCache,
  attempt: SendAttempt,
  isClosed: () => boolean,
): Promise<boolean> {
  if (isClosed() || attempt.isCancelled) return false;
  if (!navigator.onLine) {
    attempt.stayed = 'offline';
    return false;
  }
  let leaves = false;
  await cache.change(attempt.before.id, (now) => {
    leaves = isMine(now, attempt);
    if (now === undefined || !leaves) return now;
    const leftAt = Date.now();
    return { ...now, isInFlight: true, leftAt, mayArriveUntil: leftAt + callTimeoutMs(now) };
  });
  if (leaves) attempt.hasLeft = true;
  else attempt.stayed = 'lost';
  return leaves;
}

/** Takes back that a call left, after an answer that refused its token: it will leave once more. */
export async function clearInFlight(cache: OutboxCache, attempt: SendAttempt): Promise<void> {
  const { leftAt, mayArriveUntil } = attempt.before;
  await changeItem(attempt, { cache }, (now) => ({
    ...now,
    isInFlight: false,
    leftAt,
    mayArriveUntil,
  }));
}

/** Stores the count that a vote's call asks for, before it leaves; undefined while it asks for none. */
export async function markRequestedVotes(
  cache: OutboxCache,
  attempt: SendAttempt,
  requestedVotes: number | undefined,
): Promise<void> {
  const { leftAt, mayArriveUntil } = attempt.before;
  await changeItem(attempt, { cache }, (now) => {
    // A vote that others overtook was answered: nothing of it is on its way.
    const isAnswered = requestedVotes === undefined && attempt.hasLeft;
    const cleared = isAnswered ? { isInFlight: false, leftAt, mayArriveUntil } : {};
    return { ...now, ...cleared, requestedVotes };
  });
}

/** A new attempt to send an item. */
export const createAttempt = (before: OutboxItem): SendAttempt => ({
  id: nanoid(),
  controller: new AbortController(),
  before,
  isCancelled: false,
  progress: 0,
  hasLeft: false,
  stayed: undefined,
});

/** Changes an item that this attempt still has; what became of it otherwise stays. */
export const changeItem = (
  attempt: SendAttempt,
  { cache }: Pick<AttemptParts, 'cache'>,
  next: (item: OutboxItem) => OutboxItem | undefined,
) => cache.change(attempt.before.id, (now) => (isMine(now, attempt) ? next(now) : now));

export const removeItem = (attempt: SendAttempt, parts: AttemptParts) =>
  changeItem(attempt, parts, () => undefined);

export const settleItem = (
  attempt: SendAttempt,
  parts: AttemptParts,
  entryId?: number,
  error?: ProviderError,
) => changeItem(attempt, parts, (now) => ({ ...asSent(now, entryId), error }));

/** No answer came: its list decides what became of it, and where that cannot, its member. */
export const setUnknown = (
  attempt: SendAttempt,
  parts: AttemptParts,
  { error, ...rest }: { error: ProviderError; needsAnswer?: true; mayArriveUntil?: undefined },
) =>
  changeItem(attempt, parts, ({ mayArriveUntil, ...now }) => ({
    ...now,
    ...noAttempt,
    mayArriveUntil,
    state: 'unknown',
    error,
    ...rest,
  }));

/** What a closed tab was sending: unknown, or queued again where its call never left. */
export const recoverOrphan: Change = (item) => {
  if (item?.state !== 'sending') return item;
  const { mayArriveUntil } = item;
  return item.isInFlight === true
    ? { ...item, ...noAttempt, mayArriveUntil, state: 'unknown', error: offlineError }
    : { ...item, ...noAttempt, mayArriveUntil, state: 'queued' };
};

/** Answers of something between here and the provider, which may have done its work all the same. */
const gatewayStatuses = new Set([502, 504]);

/**
 * What an error means for an item.
 * - `unanswered`: nothing shows whether it arrived
 * - `unreadable`: it was answered with success, in words that cannot be read; its list decides
 * - `there`: the provider has this request to join already, by the status or in its own words
 * - `rejected`: the provider refused it
 */
export function classifyError(
  item: OutboxItem,
  { kind, status = 0, message, said }: ProviderError,
): 'unanswered' | 'unreadable' | 'there' | 'rejected' {
  if (kind === 'unreadable') return listPathOf(item) === undefined ? 'unanswered' : 'unreadable';
  if (kind !== 'http' || gatewayStatuses.has(status)) return 'unanswered';
  const isThere = status === 409 || (status === 400 && said && /\balready\b/i.test(message));
  return item.kind === 'join' && isThere ? 'there' : 'rejected';
}
