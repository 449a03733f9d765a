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

/** Dependencies of an attempt. */
export type AttemptParts = {
  readonly cache: OutboxCache;
  readonly transport: Transport;
  readonly readiness: Readiness;
  /** The highest id known in the item's list. */
  readonly lastId: (item: OutboxItem) => number | undefined;
  readonly onProgress: (id: string, share: number | undefined) => void;
  /** True once the page is left: nothing may be sent or changed. */
  readonly isClosed: () => boolean;
};

/** Looks for an item in its list; `unread` when offline. */
export const find = (
  item: OutboxItem,
  { cache, transport }: AttemptParts,
): Promise<ReconcileResult> =>
  navigator.onLine
    ? reconcile(item, cache.items(), transport)
    : Promise.resolve({ outcome: 'unread' });

/** One try to send an item. */
export type SendAttempt = {
  readonly id: string;
  readonly controller: AbortController;
  /** The item as it was. */
  readonly before: OutboxItem;
  isCancelled: boolean;
  /** Upload progress, 0 to 1. */
  progress: number;
  hasLeft: boolean;
  /** Why the call was not sent: another tab has the item, or offline. */
  stayed: 'lost' | 'offline' | undefined;
};

const isMine = (item: OutboxItem | undefined, { id }: SendAttempt): item is OutboxItem =>
  item?.state === 'sending' && item.attemptId === id;

/** True while no call of this attempt can have arrived. */
export const isClaimed = (cache: OutboxCache, attempt: SendAttempt): boolean =>
  cache.items().some((item) => isMine(item, attempt) && item.isInFlight !== true);

/** True after a logout: the arrival is looked up when the member is back. */
export const isOfAnotherSession = ({ before, isCancelled }: SendAttempt): boolean =>
  !isCancelled && userKey() !== before.member;

/** Stored before the call leaves: a tab closed earlier has sent nothing. False forbids sending. */
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

/** Undoes it after a refused token: the call will leave again. */
export async function clearInFlight(cache: OutboxCache, attempt: SendAttempt): Promise<void> {
  const { leftAt, mayArriveUntil } = attempt.before;
  await changeItem(attempt, { cache }, (now) => ({
    ...now,
    isInFlight: false,
    leftAt,
    mayArriveUntil,
  }));
}

/** Stores the count that a vote requests, before it leaves; undefined clears it. */
export async function markRequestedVotes(
  cache: OutboxCache,
  attempt: SendAttempt,
  requestedVotes: number | undefined,
): Promise<void> {
  const { leftAt, mayArriveUntil } = attempt.before;
  await changeItem(attempt, { cache }, (now) => {
    // A vote that lost the race was answered: none of it is on its way.
    const isAnswered = requestedVotes === undefined && attempt.hasLeft;
    const cleared = isAnswered ? { isInFlight: false, leftAt, mayArriveUntil } : {};
    return { ...now, ...cleared, requestedVotes };
  });
}

export const createAttempt = (before: OutboxItem): SendAttempt => ({
  id: nanoid(),
  controller: new AbortController(),
  before,
  isCancelled: false,
  progress: 0,
  hasLeft: false,
  stayed: undefined,
});

/** Changes an item that this attempt still has. */
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

/** No answer: the list decides, else the member. */
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

/** An item of a closed tab: unknown, or queued if its call never left. */
export const recoverOrphan: Change = (item) => {
  if (item?.state !== 'sending') return item;
  const { mayArriveUntil } = item;
  return item.isInFlight === true
    ? { ...item, ...noAttempt, mayArriveUntil, state: 'unknown', error: offlineError }
    : { ...item, ...noAttempt, mayArriveUntil, state: 'queued' };
};

/** A gateway's error: the provider may have done its work. */
const gatewayStatuses = new Set([502, 504]);

/** `unanswered` and `unreadable`: its list decides; `there`: the provider has the join request. */
export function classifyError(
  item: OutboxItem,
  { kind, status = 0, message, said }: ProviderError,
): 'unanswered' | 'unreadable' | 'there' | 'rejected' {
  if (kind === 'unreadable') return listPathOf(item) === undefined ? 'unanswered' : 'unreadable';
  if (kind !== 'http' || gatewayStatuses.has(status)) return 'unanswered';
  const isThere = status === 409 || (status === 400 && said && /\balready\b/i.test(message));
  return item.kind === 'join' && isThere ? 'there' : 'rejected';
}
