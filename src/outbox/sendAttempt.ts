import { offlineError, type ProviderError, unreadableError } from '@/api/providerError';
import { isOnline } from '@/lib/useOnline';
import { userKey } from '@/lib/userKey';
import { asCancelled, asSent, callTimeoutMs, listPathOf, noAttempt, type OutboxItem } from './item';
import { castVote } from './outbox.api';
import { classifyError, reconcile, reconcileIntervalMs } from './reconcile';
import type { AttemptParts, SendAttempt } from './sender';

/** Milliseconds that a first attempt waits for its list. */
const baselineTimeoutMs = 10_000;

const isMine = (item: OutboxItem | undefined, { id }: SendAttempt) =>
  item?.state === 'sending' && item.attemptId === id;

/** Stopped by its member, or settled otherwise. */
const isAborted = ({ controller }: SendAttempt) => controller.signal.aborted;

/** Changes an item that this attempt still has. */
const changeItem = (attempt: SendAttempt, next: (item: OutboxItem) => OutboxItem | undefined) =>
  attempt.parts.cache.change(attempt.before.id, (now) =>
    now !== undefined && isMine(now, attempt) ? next(now) : now,
  );

const settleItem = (attempt: SendAttempt, entryId?: number) =>
  changeItem(attempt, (now) => asSent(now, entryId));

/** `undecidable`: only the member can tell; `absent`: nothing of it is still on its way. */
const setUnknown = (
  attempt: SendAttempt,
  error: ProviderError,
  outcome: 'absent' | 'undecidable' | 'unread' = 'unread',
  extraMs = 0,
) =>
  changeItem(attempt, ({ mayArriveUntil, ...now }) => ({
    ...now,
    ...noAttempt,
    mayArriveUntil: outcome === 'absent' ? undefined : mayArriveUntil && mayArriveUntil + extraMs,
    needsAnswer: outcome === 'undecidable' || undefined,
    state: 'unknown',
    error,
  }));

/** For an attempt of which nothing has arrived. */
const cancelItem = (attempt: SendAttempt) =>
  changeItem(attempt, (now) => asCancelled({ ...now, ...notInFlight(attempt) }));

/** The item as this attempt has changed it; `before` if it is no longer this tab's. */
const currentItem = ({ before, parts }: SendAttempt): OutboxItem =>
  parts.cache.items().find(({ id }) => id === before.id) ?? before;

/** Stored before the call leaves: a tab closed earlier has sent nothing. False forbids sending. */
async function markInFlight(attempt: SendAttempt): Promise<boolean> {
  if (isAborted(attempt)) return false;
  const item = currentItem(attempt);
  // A resend after a login has no count yet, and the login may be another member's.
  const isStale = item.kind === 'vote' && item.requestedVotes === undefined;
  if (isStale || !attempt.parts.isReady(item.member)) {
    attempt.unsent = item.member === userKey() ? 'later' : 'lost';
    return false;
  }
  const marked = await changeItem(attempt, (now) => {
    const leftAt = Date.now();
    return { ...now, isInFlight: true, leftAt, mayArriveUntil: leftAt + callTimeoutMs(now) };
  });
  const leaves = isMine(marked, attempt);
  if (leaves) attempt.hasLeft = true;
  else attempt.unsent = 'lost';
  return leaves;
}

/** Resets what `markInFlight` set: nothing of the call has arrived, or it was answered. */
const notInFlight = ({ before: { leftAt, mayArriveUntil } }: SendAttempt) => ({
  isInFlight: false,
  leftAt,
  mayArriveUntil,
  requestedVotes: undefined,
});

/** Stores the count that a vote requests, before it leaves; undefined clears it. */
const markRequestedVotes = (attempt: SendAttempt, requestedVotes: number | undefined) =>
  changeItem(attempt, (now) => {
    // A vote that lost the race was answered.
    const isAnswered = requestedVotes === undefined && attempt.hasLeft;
    return { ...now, ...(isAnswered && notInFlight(attempt)), requestedVotes };
  });

/** Looks for the item in its list; `settled` if it is there, or the sender is closed. */
async function reconcileAttempt(attempt: SendAttempt) {
  const finding = await reconcile(currentItem(attempt), attempt.parts);
  if (attempt.parts.isClosed()) return 'settled';
  if (finding.outcome !== 'found') return finding.outcome;
  await settleItem(attempt, finding.id);
  return 'settled';
}

async function handleNoAnswer(attempt: SendAttempt, error: ProviderError): Promise<unknown> {
  const { progress, unsent } = attempt;
  const item = currentItem(attempt);
  /** No call of this attempt can have arrived. */
  const isUnsent = isMine(item, attempt) && item.isInFlight !== true;
  // After a logout its arrival is looked up when the member is back.
  const isOfAnotherSession = !isAborted(attempt) && userKey() !== item.member;
  if (unsent === 'lost' || isOfAnotherSession) return undefined;
  const isBrokenOff = progress > 0 && progress < 1;
  if (isAborted(attempt) && (isUnsent || isBrokenOff)) return cancelItem(attempt);
  if (isUnsent && (unsent === 'later' || !isOnline()))
    return changeItem(attempt, (now) => ({ ...now, ...noAttempt, state: 'queued' }));
  const outcome = await reconcileAttempt(attempt);
  // After a time-out the provider may still be at work.
  const extraMs = error.kind === 'timeout' ? callTimeoutMs(item) : 0;
  return outcome === 'settled' ? undefined : setUnknown(attempt, error, 'unread', extraMs);
}

/** False for a poll and a request to join, which no list shows. */
const canBeLookedUp = (item: OutboxItem) => item.kind === 'vote' || listPathOf(item) !== undefined;

/** A 200 without id counts only if list or count confirm it: captive portals answer all calls. */
async function confirmEmptyAnswer(attempt: SendAttempt): Promise<unknown> {
  const item = currentItem(attempt);
  const outcome = canBeLookedUp(item) ? await reconcileAttempt(attempt) : 'undecidable';
  if (outcome === 'settled') return undefined;
  // A count that has risen confirms a vote.
  if (outcome === 'undecidable' && listPathOf(item) === undefined) return settleItem(attempt);
  return setUnknown(attempt, unreadableError, outcome);
}

async function handleRejection(attempt: SendAttempt, error: ProviderError): Promise<unknown> {
  if (isAborted(attempt)) return cancelItem(attempt);
  const { status = 0 } = error;
  // A server may fail after it has stored the item; one that is closed (503) has not.
  const isRefused = status < 500 || (error.said && !canBeLookedUp(attempt.before));
  const outcome = isRefused ? 'absent' : await reconcileAttempt(attempt);
  if (outcome === 'settled') return undefined;
  if (outcome !== 'absent' && status !== 503) return setUnknown(attempt, error, outcome);
  const isLockedOut = status === 401;
  // By now the token may be another member's, which was not refused.
  if (isLockedOut && userKey() === attempt.before.member) attempt.parts.lockOut();
  const { leftAt, mayArriveUntil, isResend } = attempt.before;
  return changeItem(attempt, (now) =>
    isLockedOut
      ? { ...now, ...noAttempt, leftAt, mayArriveUntil, isResend, state: 'queued' }
      : { ...now, ...noAttempt, leftAt, state: 'rejected', error },
  );
}

/** Looks up the item of a slow call, which may have arrived already. */
function pollForArrival(item: OutboxItem, attempt: SendAttempt): () => void {
  if (listPathOf(item) === undefined) return () => undefined;
  let isReconciling = false;
  const look = async () => {
    const hasLeft = attempt.hasLeft && (attempt.progress === 0 || attempt.progress === 1);
    if (isReconciling || !hasLeft) return;
    isReconciling = true;
    const outcome = await reconcileAttempt(attempt);
    isReconciling = false;
    if (outcome === 'settled') attempt.controller.abort();
  };
  const timer = setInterval(() => void look(), reconcileIntervalMs);
  return () => clearInterval(timer);
}

function callProvider(item: OutboxItem, attempt: SendAttempt) {
  const { transport, onProgress } = attempt.parts;
  const { signal } = attempt.controller;
  const send = (one: OutboxItem) =>
    transport.send(one, signal, {
      onProgress: (share) => {
        attempt.progress = share;
        onProgress(item.id, share);
      },
      beforeSend: () => markInFlight(attempt),
      // The call leaves again, with another token.
      onRefused: async () => {
        await changeItem(attempt, (now) => ({ ...now, ...notInFlight(attempt) }));
      },
    });
  if (item.kind !== 'vote') return send(item);
  return castVote(item, {
    count: transport.count,
    send,
    saveRequestedVotes: (votes) => markRequestedVotes(attempt, votes),
  });
}

async function sendAndSave(item: OutboxItem, attempt: SendAttempt): Promise<unknown> {
  const stopWatching = pollForArrival(item, attempt);
  const answer = await callProvider(item, attempt);
  stopWatching();
  const { cache, isClosed } = attempt.parts;
  const now = cache.items().find(({ id }) => id === item.id);
  const isSettledMeanwhile = now !== undefined && now.attemptId !== attempt.id;
  if (isClosed() || isSettledMeanwhile) return undefined;
  if ('data' in answer) {
    const { id, isConfirmed } = answer.data;
    return isConfirmed ? settleItem(attempt, id) : confirmEmptyAnswer(attempt);
  }
  const { error } = answer;
  const meaning = classifyError(item, error);
  if (meaning === 'unreadable') return confirmEmptyAnswer(attempt);
  if (meaning === 'unanswered') return handleNoAnswer(attempt, error);
  if (meaning === 'exists') return settleItem(attempt);
  return handleRejection(attempt, error);
}

/** The highest id before the first attempt; loads the list if no snapshot had it. */
async function baselineOf(
  item: OutboxItem,
  { lastId, transport }: AttemptParts,
): Promise<number | undefined> {
  if (item.leftAt !== undefined) return item.lastIdBefore;
  const known = lastId(item);
  if (known !== undefined || listPathOf(item) === undefined) return known;
  const snapshot = await transport.list(item, baselineTimeoutMs);
  if (snapshot?.isComplete !== true) return undefined;
  return Math.max(-1, ...snapshot.entries.map(({ id }) => id));
}

const aborted = ({ controller: { signal } }: SendAttempt) =>
  new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });

/** Looks for an item that left before; true allows another try. */
async function maySendAgain(item: OutboxItem, attempt: SendAttempt): Promise<boolean> {
  const outcome = await reconcileAttempt(attempt);
  if (outcome === 'settled') return false;
  if (item.isResend === true) return true;
  const mayArrive = (item.mayArriveUntil ?? 0) > Date.now();
  if (outcome === 'absent' && !mayArrive) return true;
  const seen = isOnline() ? 'undecidable' : 'unread';
  await setUnknown(attempt, item.error ?? offlineError, seen);
  return false;
}

/** Sends an item once and stores the outcome; rejects if the device refuses to store it. */
export async function runAttempt(attempt: SendAttempt): Promise<unknown> {
  const { before, id, parts } = attempt;
  const begun = await parts.cache.change(before.id, (now) =>
    now?.state === 'queued' ? { ...now, state: 'sending', attemptId: id, isInFlight: false } : now,
  );
  if (begun?.attemptId !== id || parts.isClosed()) return undefined;
  const lastIdBefore = await Promise.race([baselineOf(begun, parts), aborted(attempt)]);
  if (parts.isClosed()) return undefined;
  if (isAborted(attempt)) return cancelItem(attempt);
  const item = await changeItem(attempt, (now) => ({ ...now, lastIdBefore }));
  if (item?.attemptId !== id) return undefined;
  if (before.leftAt !== undefined && !(await maySendAgain(item, attempt))) return undefined;
  return sendAndSave(item, attempt);
}
