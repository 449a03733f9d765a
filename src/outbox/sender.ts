import { runExclusive } from '@/lib/runExclusive';
import { newId } from '@/lib/newId';
import type { ThunkStore } from '@/lib/servicesContext';
import { userKey } from '@/lib/userKey';
import type { Self } from '@/api/models/profile';
import { offlineError } from '@/api/providerError';
import { asSent, callTimeoutMs, isSecondVote, noAttempt, type OutboxItem, targetKey } from './item';
import type { OutboxCache } from './outboxCache';
import { createTransport, type Transport } from './outbox.api';
import { reconcile, reconcileIntervalMs } from './reconcile';
import { runAttempt } from './sendAttempt';
import { type Change, outboxName } from './storage';

export type SenderParts = {
  readonly store: ThunkStore;
  readonly cache: OutboxCache;
  /** Undefined if the provider does not say. */
  readonly self: () => Promise<Self | undefined>;
  /** True if calls of this tab are this member's. */
  readonly isReady: (member: string) => boolean;
  /** After a refused token nothing is sent until there is another. */
  readonly lockOut: () => void;
  /** The highest id known in the item's list. */
  readonly lastId: (item: OutboxItem) => number | undefined;
  readonly onProgress: (id: string, share: number | undefined) => void;
};

export type AttemptParts = SenderParts & {
  readonly transport: Transport;
  /** True after `close` (tests close it): nothing may be sent or changed. */
  readonly isClosed: () => boolean;
};

export type SendAttempt = {
  readonly id: string;
  readonly parts: AttemptParts;
  readonly controller: AbortController;
  readonly before: OutboxItem;
  /** Upload progress, 0 to 1. */
  progress: number;
  hasLeft: boolean;
  /** Why the call was not sent. `lost`: another tab has the item or another member is here; `later`: it waits. */
  unsent: 'lost' | 'later' | undefined;
};

/** An item of a closed tab: unknown, or queued if its call never left. */
const recoverOrphan: Change = (item) => {
  if (item?.state !== 'sending') return item;
  const ended = { ...item, ...noAttempt, mayArriveUntil: item.mayArriveUntil };
  return item.isInFlight === true
    ? { ...ended, state: 'unknown', error: offlineError }
    : { ...ended, state: 'queued' };
};

/** Until when an item may still arrive: no longer than a call lasts, if the clock was set back. */
function endOfArrival(item: OutboxItem): number | undefined {
  const { mayArriveUntil = 0 } = item;
  const now = Date.now();
  return mayArriveUntil > now ? Math.min(mayArriveUntil, now + callTimeoutMs(item)) : undefined;
}

/** Sends queued items, one of each list at a time. */
export function createSender(given: SenderParts) {
  const { cache, onProgress } = given;
  const transport = createTransport(given.store);
  const parts: AttemptParts = { ...given, transport, isClosed: () => isClosed };
  const attempts = new Map<string, SendAttempt>();
  const toReconcile = new Set<string>();
  let running: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  /** Releases the lock for other tabs. */
  let close = () => {};
  const closed = new Promise<void>((resolve) => {
    close = resolve;
  });

  async function startAttempt(item: OutboxItem): Promise<void> {
    if (isSecondVote(item, cache.items())) {
      await cache.change(item.id, () => undefined);
      return;
    }
    const attempt: SendAttempt = {
      id: newId(),
      parts,
      controller: new AbortController(),
      before: item,
      progress: 0,
      hasLeft: false,
      unsent: undefined,
    };
    attempts.set(item.id, attempt);
    try {
      await runAttempt(attempt);
    } finally {
      attempts.delete(item.id);
      onProgress(item.id, undefined);
    }
  }

  /** Looks up an unanswered item; asks the member once it can no longer arrive. */
  async function reconcileAndSave(item: OutboxItem): Promise<void> {
    const finding = await reconcile(item, parts);
    if (isClosed) return;
    await cache.change(item.id, (now) => {
      if (now?.state !== 'unknown') return now;
      if (finding.outcome === 'found') return asSent(now, finding.id);
      const mayArriveUntil = endOfArrival(now);
      const needsAnswer =
        finding.outcome === 'unread' || mayArriveUntil !== undefined
          ? now.needsAnswer
          : finding.outcome === 'undecidable' || undefined;
      const isSame = now.needsAnswer === needsAnswer && now.mayArriveUntil === mayArriveUntil;
      return isSame ? now : { ...now, mayArriveUntil, needsAnswer };
    });
  }

  function jobFor(item: OutboxItem): Promise<void> | undefined {
    if (item.state === 'queued') return startAttempt(item);
    return item.state === 'unknown' && toReconcile.delete(item.id)
      ? reconcileAndSave(item)
      : undefined;
  }

  /** Under the lock: a `sending` item that this tab does not send belongs to a closed one. */
  async function drain(member: string): Promise<void> {
    await cache.load(member);
    for (const { id, state } of cache.items()) {
      if (state !== 'sending' || attempts.has(id)) continue;
      const recovered = await cache.change(id, recoverOrphan);
      if (recovered?.state === 'unknown') toReconcile.add(id);
    }
    const busy = new Map<string, Promise<void>>();
    while (isReady(member)) {
      let stop = () => {};
      const changed = new Promise<void>((resolve) => {
        stop = cache.subscribe(resolve);
      });
      for (const item of cache.items()) {
        const key = targetKey(item);
        const job = busy.has(key) ? undefined : jobFor(item)?.finally(() => busy.delete(key));
        if (job !== undefined) busy.set(key, job);
      }
      if (busy.size > 0) await Promise.race([...busy.values(), changed]);
      stop();
      if (busy.size === 0 && !hasWork()) break;
    }
    await Promise.all(busy.values());
  }

  const isReady = (member: string) => !isClosed && given.isReady(member);
  const hasWork = () =>
    cache
      .items()
      .some(({ id, state }) => state === 'queued' || (state === 'unknown' && toReconcile.has(id)));

  async function run(member: string): Promise<void> {
    try {
      // One tab sends; the others wait for this lock.
      await runExclusive(`${outboxName} ${member}`, () =>
        isReady(member) ? Promise.race([drain(member), closed]) : Promise.resolve(),
      );
      if (running === member) running = undefined;
      start();
    } catch (reason) {
      running = undefined;
      console.error('The outbox stopped.', reason);
      setTimeout(start, reconcileIntervalMs);
    }
  }

  function start(): void {
    const member = userKey();
    const hasOrphan = cache
      .items()
      .some(({ id, state }) => state === 'sending' && !attempts.has(id));
    if (running === member || !(hasWork() || hasOrphan) || !isReady(member)) return;
    running = member;
    void run(member);
  }

  /** Looks up items that may still arrive, from time to time and at the end. */
  function schedule(): void {
    if (timer !== undefined || isClosed) return;
    const ends = cache
      .items()
      .flatMap(({ state, mayArriveUntil }) =>
        state === 'unknown' && mayArriveUntil !== undefined ? [mayArriveUntil] : [],
      );
    if (ends.length === 0) return;
    const untilFirst = Math.max(Math.min(...ends) - Date.now(), 0) + 100;
    timer = setTimeout(reconcileDue, Math.min(untilFirst, reconcileIntervalMs));
  }
  function reconcileDue(): void {
    timer = undefined;
    const canReconcile = isReady(userKey());
    for (const { id, state, mayArriveUntil } of cache.items()) {
      if (state !== 'unknown' || mayArriveUntil === undefined) continue;
      void cache.change(id, (now) => {
        if (now?.state !== 'unknown') return now;
        const end = endOfArrival(now);
        return end === now.mayArriveUntil ? now : { ...now, mayArriveUntil: end };
      });
      if (canReconcile) toReconcile.add(id);
    }
    start();
    schedule();
  }
  const unsubscribe = cache.subscribe(schedule);

  return {
    start,
    /** Looks up every unknown item. */
    reconcileAll: () => {
      for (const { id, state } of cache.items()) if (state === 'unknown') toReconcile.add(id);
      schedule();
      start();
    },
    /** False if this tab is not sending it. */
    abort: (id: string) => {
      const attempt = attempts.get(id);
      if (attempt === undefined) return false;
      attempt.controller.abort();
      return true;
    },
    close: () => {
      isClosed = true;
      close();
      clearTimeout(timer);
      unsubscribe();
      for (const { controller } of attempts.values()) controller.abort();
    },
  };
}

export type Sender = ReturnType<typeof createSender>;
