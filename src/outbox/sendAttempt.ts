import { offlineError, type ProviderError, unreadableError } from '@/api/providerError';
import {
  type AttemptParts,
  changeItem,
  classifyError,
  clearInFlight,
  find,
  isClaimed,
  isOfAnotherSession,
  markInFlight,
  markRequestedVotes,
  removeItem,
  type SendAttempt,
  settleItem,
  setUnknown,
} from './attempt';
import { listPathOf, noAttempt, type OutboxItem, type Vote } from './item';
import type { SentItem } from './outbox.api';

/** Milliseconds that a first attempt waits for its list. */
const baselineTimeoutMs = 10_000;

/** Milliseconds between two look-ups of an unanswered item. */
export const reconcileIntervalMs = 10_000;

type Answer<Data> = { readonly data: Data } | { readonly error: ProviderError };

type VoteCalls = {
  readonly signal: AbortSignal;
  /** The newest count of the vote's target. */
  readonly count: (vote: Vote) => Promise<Answer<number>>;
  readonly send: (vote: Vote) => Promise<Answer<SentItem>>;
  /** Called with the requested count before the call; undefined without one. */
  readonly onRequest: (votes: number | undefined) => Promise<void>;
};

/** Retries when others vote at the same time. */
const mostRounds = 3;

/** Requests the newest count plus one; retries when others vote, never forces. */
export async function castVote(
  vote: Vote,
  calls: VoteCalls,
  rounds = mostRounds,
): Promise<Answer<SentItem>> {
  await calls.onRequest(undefined);
  const newest = await calls.count(vote);
  if ('error' in newest) return newest;
  if (calls.signal.aborted) return { error: offlineError };
  const requestedVotes = newest.data + 1;
  await calls.onRequest(requestedVotes);
  const answer = await calls.send({ ...vote, requestedVotes });
  const isOvertaken = 'error' in answer && answer.error.status === 409;
  return isOvertaken && rounds > 1 ? castVote(vote, calls, rounds - 1) : answer;
}

/** The item as this attempt has changed it so far. */
const currentItem = ({ before }: SendAttempt, { cache }: AttemptParts): OutboxItem =>
  cache.items().find(({ id }) => id === before.id) ?? before;

async function afterLoss(attempt: SendAttempt, parts: AttemptParts, error: ProviderError) {
  const { isCancelled, progress, stayed } = attempt;
  const held = isClaimed(parts.cache, attempt);
  if (stayed === 'lost' || isOfAnotherSession(attempt)) return;
  const isBrokenOff = progress > 0 && progress < 1;
  if (isCancelled && (held || isBrokenOff)) {
    await removeItem(attempt, parts);
    return;
  }
  if (held && (stayed === 'offline' || !navigator.onLine)) {
    await changeItem(attempt, parts, (now) => ({ ...now, ...noAttempt, state: 'queued' }));
    return;
  }
  const finding = await find(currentItem(attempt, parts), parts);
  if (parts.isClosed()) return;
  if (finding.outcome === 'found') await settleItem(attempt, parts, finding.id);
  else await setUnknown(attempt, parts, { error });
}

/**
 * A success without id counts only if list or count confirm it: captive portals answer all calls.
 */
async function afterEmptyAnswer(attempt: SendAttempt, parts: AttemptParts) {
  const item = currentItem(attempt, parts);
  const error = unreadableError;
  const isShownSomewhere = item.kind === 'vote' || listPathOf(item) !== undefined;
  const finding = isShownSomewhere ? await find(item, parts) : undefined;
  if (parts.isClosed()) return;
  if (finding?.outcome === 'absent')
    await setUnknown(attempt, parts, { error, mayArriveUntil: undefined });
  else if (finding?.outcome === 'unread') await setUnknown(attempt, parts, { error });
  else await settleItem(attempt, parts, finding?.outcome === 'found' ? finding.id : undefined);
}

async function afterRejection(attempt: SendAttempt, parts: AttemptParts, error: ProviderError) {
  if (attempt.isCancelled) {
    await removeItem(attempt, parts);
    return;
  }
  const { leftAt, mayArriveUntil, isResend } = attempt.before;
  const isLockedOut = error.status === 401;
  if (isLockedOut) parts.readiness.lockOut();
  await changeItem(attempt, parts, (now) =>
    isLockedOut
      ? { ...now, ...noAttempt, leftAt, mayArriveUntil, isResend, state: 'queued' }
      : { ...now, ...noAttempt, leftAt, state: 'rejected', error },
  );
}

/** Looks up a slow upload, which may have arrived already. */
function watchArrival(item: OutboxItem, attempt: SendAttempt, parts: AttemptParts): () => void {
  if (listPathOf(item) === undefined) return () => undefined;
  let isLooking = false;
  const look = async () => {
    const hasLeft = attempt.hasLeft && (attempt.progress === 0 || attempt.progress === 1);
    if (isLooking || !hasLeft) return;
    isLooking = true;
    const finding = await find(item, parts);
    isLooking = false;
    if (finding.outcome !== 'found' || parts.isClosed()) return;
    await settleItem(attempt, parts, finding.id);
    attempt.controller.abort();
  };
  const timer = setInterval(() => void look(), reconcileIntervalMs);
  return () => clearInterval(timer);
}

/** True if the item was settled meanwhile. */
const isDecided = ({ before, id }: SendAttempt, { cache }: AttemptParts) =>
  cache.items().some((item) => item.id === before.id && item.attemptId !== id);

async function call(item: OutboxItem, attempt: SendAttempt, parts: AttemptParts): Promise<void> {
  const { cache, transport } = parts;
  const { signal } = attempt.controller;
  const send = (one: OutboxItem) =>
    transport.send(one, signal, {
      onProgress: (share) => {
        attempt.progress = share;
        parts.onProgress(item.id, share);
      },
      beforeSend: () => markInFlight(cache, attempt, parts.isClosed),
      onRefused: () => clearInFlight(cache, attempt),
    });
  const stopWatching = watchArrival(item, attempt, parts);
  const answer = await (item.kind === 'vote'
    ? castVote(item, {
        signal,
        count: transport.count,
        send,
        onRequest: (votes) => markRequestedVotes(cache, attempt, votes),
      })
    : send(item));
  stopWatching();
  if (parts.isClosed() || isDecided(attempt, parts)) return;
  if ('data' in answer) {
    const { id, isEmpty } = answer.data;
    const isWordless = id === undefined && (item.kind !== 'vote' || isEmpty === true);
    if (isWordless) await afterEmptyAnswer(attempt, parts);
    else await settleItem(attempt, parts, id);
    return;
  }
  const { error } = answer;
  const meaning = classifyError(item, error);
  if (meaning === 'unreadable') await afterEmptyAnswer(attempt, parts);
  else if (meaning === 'unanswered') await afterLoss(attempt, parts, error);
  else if (meaning === 'there') await settleItem(attempt, parts, undefined, error);
  else await afterRejection(attempt, parts, error);
}

/** The highest id before the first attempt; loads the list if no snapshot had it. */
async function baselineOf(item: OutboxItem, parts: AttemptParts): Promise<number | undefined> {
  if (item.leftAt !== undefined) return item.lastIdBefore;
  const known = parts.lastId(item);
  if (known !== undefined || listPathOf(item) === undefined) return known;
  const snapshot = await parts.transport.list(item, baselineTimeoutMs);
  if (snapshot?.isComplete !== true) return undefined;
  return Math.max(-1, ...snapshot.entries.map(({ id }) => id));
}

const aborted = ({ controller: { signal } }: SendAttempt) =>
  new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });

/** Looks for an item that left before; true allows another try. */
async function maySendAgain(
  item: OutboxItem,
  attempt: SendAttempt,
  parts: AttemptParts,
): Promise<boolean> {
  const finding = await find(item, parts);
  if (parts.isClosed()) return false;
  if (finding.outcome === 'found') {
    await settleItem(attempt, parts, finding.id);
    return false;
  }
  if (item.isResend === true) return true;
  const mayArrive = (item.mayArriveUntil ?? 0) > Date.now();
  if (finding.outcome === 'absent' && !mayArrive) return true;
  const error = item.error ?? offlineError;
  await setUnknown(attempt, parts, navigator.onLine ? { error, needsAnswer: true } : { error });
  return false;
}

/** Sends an item once and stores the outcome; never rejects. */
export async function runAttempt(attempt: SendAttempt, parts: AttemptParts): Promise<void> {
  const { before, id } = attempt;
  const begun = await parts.cache.change(before.id, (now) =>
    now?.state === 'queued' ? { ...now, state: 'sending', attemptId: id, isInFlight: false } : now,
  );
  if (begun?.attemptId !== id || parts.isClosed()) return;
  const lastIdBefore = await Promise.race([baselineOf(begun, parts), aborted(attempt)]);
  if (parts.isClosed()) return;
  if (attempt.isCancelled) {
    await removeItem(attempt, parts);
    return;
  }
  const item = await changeItem(attempt, parts, (now) => ({ ...now, lastIdBefore }));
  if (item?.attemptId !== id) return;
  if (before.leftAt !== undefined && !(await maySendAgain(item, attempt, parts))) return;
  if (attempt.isCancelled) await removeItem(attempt, parts);
  else await call(item, attempt, parts);
}
