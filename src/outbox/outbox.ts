import { currentUser } from '@/session/session.api';
import { accessToken, isLoggedInHere, tabToken } from '@/session/readSession';
import { newId } from '@/lib/newId';
import { retryImport } from '@/lib/retryImport';
import type { LazyService, ThunkStore } from '@/lib/servicesContext';
import { isOnline } from '@/lib/useOnline';
import { isIdentifiedKey, temporaryKeyPrefix, userKey } from '@/lib/userKey';
import { type Self, selfOf } from '@/api/models/profile';
import { asCancelled, asSent, type NewOutboxItem, type OutboxItem } from './item';
import { createOutboxCache, removeExpiredSent } from './outboxCache';
import { createSnapshotReconciler, type ListEntry } from './reconcile';
import type { Sender, SenderParts } from './sender';
import { type Change, createOutboxStorage, openTabChannel } from './storage';

/** Milliseconds before the sender's script is loaded again, if that failed. */
const retryDelayMs = 5000;

const openStates: ReadonlySet<string> = new Set(['queued', 'sending', 'unknown']);

/** Loads the sender when there is something to send; retries failed loads. */
export function createLazySender(parts: SenderParts): Sender {
  let sender: Sender | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const loadSender = async (command: 'start' | 'reconcileAll') => {
    clearTimeout(again);
    try {
      const { createSender } = await retryImport(() => import('./sender'), 'createSender');
      if (closed) return;
      sender ??= createSender(parts);
      sender[command]();
    } catch {
      if (!closed) again = setTimeout(() => withSender('reconcileAll'), retryDelayMs);
    }
  };
  const withSender = (command: 'start' | 'reconcileAll') => {
    if (sender !== undefined) sender[command]();
    // When the connection is back, the outbox starts it again.
    else if (isOnline() && parts.cache.items().some(({ state }) => openStates.has(state)))
      void loadSender(command);
  };

  return {
    start: () => withSender('start'),
    reconcileAll: () => withSender('reconcileAll'),
    abort: (id) => sender?.abort(id) ?? false,
    close: () => {
      closed = true;
      clearTimeout(again);
      sender?.close();
    },
  };
}

const isAttempted = ({ state }: OutboxItem) => state === 'rejected' || state === 'unknown';

export type Outbox = ReturnType<typeof openOutbox>;

/** The app's outbox, opened with its first use. */
export type OutboxServices = { readonly outbox: LazyService<Outbox> };

/** The outbox of one tab: sends what is queued and follows the session. */
export function openOutbox(store: ThunkStore) {
  const progress = new Map<string, number>();
  const listeners = new Set<() => void>();
  const shownKeys: Record<string, Map<number, string>> = {};
  const tabId = newId();
  let self: Self | undefined;
  let member = userKey();
  let token = accessToken();
  let refused: { readonly token: string | undefined } | undefined;
  let lastCreatedAt = 0;

  const emit = () => {
    for (const listener of listeners) listener();
  };
  const tabs = openTabChannel((message) => {
    if (message.say === 'cancel') sender.abort(message.id);
    else if (message.member === member) void cache.load(member).then(() => sender.start());
  });
  const cache = createOutboxCache(createOutboxStorage(), (changed) =>
    tabs.announce({ say: 'changed', member: changed }),
  );
  const snapshots = createSnapshotReconciler(cache, (id) => sender.abort(id));
  const fetchSelf = async () => {
    if (self !== undefined) return self;
    const requestedFor = member;
    const { data } = await store.dispatch(currentUser.initiate(undefined, { subscribe: false }));
    const known = data && selfOf(data);
    if (requestedFor === member && known !== self) {
      self = known;
      emit();
    }
    return known;
  };
  /** Nothing is sent under another member's token, nor under one that was refused. */
  const isReady = (writer: string) => {
    if (writer === '' || writer !== userKey() || !isOnline()) return false;
    const now = accessToken();
    if (refused !== undefined && refused.token === now) return false;
    // The call notices an expired cookie, and opens the sign-in dialog.
    return now === undefined ? isLoggedInHere() : now === tabToken();
  };
  const sender = createLazySender({
    store,
    cache,
    self: fetchSelf,
    isReady,
    lockOut: () => {
      refused = { token: accessToken() };
    },
    lastId: snapshots.lastIdOf,
    onProgress: (id, share) => {
      if (share === undefined) progress.delete(id);
      else progress.set(id, share);
      emit();
    },
  });
  const stopRemoving = removeExpiredSent(cache, snapshots.hasNextPage);
  cache.subscribe(emit);

  const syncSession = () => {
    const [key, now] = [userKey(), accessToken()];
    if (key === member && now === token) return;
    const isSameLogin = now === token && now !== undefined;
    const isAdopted = isSameLogin && isIdentifiedKey(key) && member.startsWith(temporaryKeyPrefix);
    token = now;
    if (key === member) return sender.reconcileAll();
    member = key;
    self = undefined;
    snapshots.clear();
    if (isAdopted) cache.adopt(key);
    loaded = load();
  };
  const unsubscribe = store.subscribe(syncSession);
  const stop = new AbortController();
  window.addEventListener('online', () => sender.reconcileAll(), stop);
  window.addEventListener('offline', emit, stop);
  const load = () => cache.load(member).then(() => sender.reconcileAll());
  let loaded = load();
  // A page from the back/forward cache has missed what other tabs announced.
  window.addEventListener('pageshow', ({ persisted }) => persisted && void load(), stop);

  const itemOf = (id: string) => cache.items().find((item) => item.id === cache.idOf(id));
  /** Resolves with the item once the condition is false; if it is removed, with what was in flight, if any. */
  const waitWhile = (id: string, condition: (item: OutboxItem) => boolean) =>
    new Promise<OutboxItem | undefined>((resolve) => {
      let last: OutboxItem | undefined;
      const look = () => {
        const item = itemOf(id);
        const isWaiting = item !== undefined && condition(item);
        if (isWaiting) last = item.isInFlight === true ? item : undefined;
        else if (listeners.delete(look)) resolve(item ?? last);
      };
      listeners.add(look);
      look();
    });
  const change = (id: string, next: Change) => cache.change(id, next).then(() => undefined);
  const requeue = async (id: string, isResend: true | undefined) => {
    const asQueued = { state: 'queued', needsAnswer: undefined, isResend } as const;
    await change(id, (item) => (item && isAttempted(item) ? { ...item, ...asQueued } : item));
    sender.start();
  };

  return {
    /** The member's items, oldest first; the same array until a change. */
    items: cache.items,
    /** False if this item, or without an id any, only lives until the page is left. */
    isStored: cache.isStored,
    isFromThisTab: (item: OutboxItem) => item.tabId === tabId,
    /** Upload progress, 0 to 1; undefined while not sending. */
    progress: (id: string) => progress.get(id),
    self: () => self,
    loadSelf: () => void fetchSelf(),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** A list's keys of entries that were pending in this app, by entry id. */
    shownKeys: (list: string) => (shownKeys[list] ??= new Map()),
    /** Resolves when the member's stored items are read. */
    whenLoaded: () => loaded,
    /** Adds an item; if another tab added the same content after `since`, only that one is sent. */
    enqueue: (newItem: NewOutboxItem, since = Date.now()): OutboxItem => {
      const writer = userKey();
      if (writer === '') throw new Error('Nobody is logged in.');
      lastCreatedAt = Math.max(Date.now(), lastCreatedAt + 1);
      const item: OutboxItem = {
        ...newItem,
        id: newId(),
        member: writer,
        createdAt: lastCreatedAt,
        state: 'queued',
        revision: 0,
        tabId,
      };
      void cache.add(item, since);
      sender.start();
      return item;
    },
    /** Resolves when what was added so far is stored, or refused by the device. */
    whenStored: cache.whenStored,
    /** As `waitWhile`: after an attempt, or at once where none can be made now. */
    whenAttempted: (id: string) =>
      waitWhile(
        id,
        (item) => item.state === 'sending' || (item.state === 'queued' && isReady(item.member)),
      ),
    /** As `waitWhile`: when sent, rejected or unknown. */
    whenFinished: (id: string) =>
      waitWhile(id, ({ state }) => state === 'sending' || state === 'queued'),
    /** As `waitWhile`: when sent, however long that takes. */
    whenSent: (id: string) => waitWhile(id, ({ state }) => state !== 'sent'),
    /** Sends again; an unknown item only if its list was read and lacks it. */
    retry: (id: string) => requeue(id, undefined),
    /** The member denies its arrival: sent unless the list shows it. */
    resend: (id: string) => requeue(id, true),
    confirmArrived: (id: string) =>
      change(id, (item) => (item?.state === 'unknown' ? asSent(item) : item)),
    /** Stops a queued or sending item: its content returns to a form. */
    cancel: async (id: string): Promise<void> => {
      const left = await cache.change(id, (item) =>
        item?.state === 'queued' ? asCancelled(item) : item,
      );
      if (left?.state === 'sending' && !sender.abort(id)) tabs.announce({ say: 'cancel', id });
    },
    /** Removes an item that is not being sent, for good. */
    discard: (id: string) => change(id, (item) => (item?.state === 'sending' ? item : undefined)),
    /** Removes an unsent item, so that its content returns to a form. */
    withdraw: async (id: string): Promise<OutboxItem | undefined> => {
      let withdrawn: OutboxItem | undefined;
      await cache.change(id, (item) => {
        withdrawn = item && (isAttempted(item) || item.state === 'queued') ? item : undefined;
        return withdrawn === undefined ? item : undefined;
      });
      return withdrawn;
    },
    applySnapshot: (key: string, entries: readonly ListEntry[], list?: object) =>
      snapshots.apply(key, entries, self, list),
    close: () => {
      unsubscribe();
      stopRemoving();
      stop.abort();
      sender.close();
      tabs.close();
    },
  };
}
