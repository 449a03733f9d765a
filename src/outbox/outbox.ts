import { accessToken } from '@/session/sessionRecord';
import { newId } from '@/lib/newId';
import type { ThunkStore } from '@/lib/services';
import { isNamed, userKey } from '@/lib/userKey';
import type { Self } from '@/api/models/profile';
import { asSent, type NewOutboxItem, type OutboxItem } from './item';
import { createOutboxCache, createSnapshots } from './outboxCache';
import type { ListEntry } from './reconcile';
import { createOutboxStorage, openTabChannel, type OutboxStorage } from './storage';
import { createLazySender, createReadiness, createTransport, type Transport } from './transport';

export type Outbox = {
  /** The member's items, oldest first; the same array until a change. */
  readonly items: () => readonly OutboxItem[];
  /** False if items only live until the page is left. */
  readonly isStored: () => boolean;
  /** Whether this tab added the item. */
  readonly isFromHere: (item: OutboxItem) => boolean;
  /** Upload progress, 0 to 1; undefined while not sending. */
  readonly progress: (id: string) => number | undefined;
  readonly self: () => Self | undefined;
  readonly loadSelf: () => void;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Resolves when stored items are read. */
  readonly whenLoaded: () => Promise<void>;
  /** Adds an item; if another tab added the same content after `since`, only that one is sent. */
  readonly enqueue: (item: NewOutboxItem, since?: number) => OutboxItem;
  /** Resolves when what was added so far is stored, or refused by the device. */
  readonly whenStored: () => Promise<void>;
  /** Resolves after an attempt, also if queued again; undefined if the item is gone. */
  readonly whenAttempted: (id: string) => Promise<OutboxItem | undefined>;
  /** Resolves when sent, rejected or unknown. */
  readonly whenFinished: (id: string) => Promise<OutboxItem | undefined>;
  /** Resolves when sent, however long that takes; undefined if the item is gone. */
  readonly whenSent: (id: string) => Promise<OutboxItem | undefined>;
  /** Sends again; an unknown item only if its list was read and lacks it. */
  readonly retry: (id: string) => Promise<void>;
  /** The member denies its arrival: sent unless the list shows it. */
  readonly resend: (id: string) => Promise<void>;
  readonly confirmArrived: (id: string) => Promise<void>;
  /** Cancels a queued or sending item; removes a failed one. */
  readonly discard: (id: string) => Promise<void>;
  /** Removes an unsent item, so that its content returns to a form. */
  readonly withdraw: (id: string) => Promise<OutboxItem | undefined>;
  readonly applySnapshot: (key: string, entries: readonly ListEntry[]) => void;
  /** Call after changes of the session. */
  readonly syncSession: () => void;
  readonly close: () => void;
};

/** In no list: kept here after sending. */
const staying: ReadonlySet<OutboxItem['kind']> = new Set(['vote', 'join']);

/** Milliseconds that a sent item is merged into lists without it. */
const mergedAfterSendingMs = 120_000;

const isAttempted = ({ state }: OutboxItem) => state === 'rejected' || state === 'unknown';

/** The outbox of one tab; `storage` is shared by all. */
function createOutbox(storage: OutboxStorage, calls: Transport): Outbox {
  const progress = new Map<string, number>();
  const listeners = new Set<() => void>();
  const tabId = newId();
  let self: Self | undefined;
  let member = userKey();
  let token = accessToken();
  let lastCreatedAt = 0;
  let sweepTimer: ReturnType<typeof setTimeout> | undefined;

  const emit = () => {
    for (const listener of listeners) listener();
  };
  const tabs = openTabChannel((message) => {
    if (message.say === 'cancel') sender.abort(message.id);
    else if (message.member === member) void cache.load(member).then(() => sender.start());
  });
  const cache = createOutboxCache(storage, (changed) =>
    tabs.announce({ say: 'changed', member: changed }),
  );
  const readiness = createReadiness();
  const snapshots = createSnapshots(cache, (id) => sender.abort(id));
  const transport: Transport = {
    ...calls,
    self: async () => {
      const requestedFor = member;
      const known = self ?? (await calls.self());
      if (requestedFor === member && known !== self) {
        self = known;
        emit();
      }
      return known;
    },
  };
  const sender = createLazySender({
    cache,
    transport,
    readiness,
    lastId: snapshots.lastIdOf,
    onProgress: (id, share) => {
      if (share === undefined) progress.delete(id);
      else progress.set(id, share);
      emit();
    },
  });

  /** Removes sent items once every list must have shown them. */
  const sweep = () => {
    clearTimeout(sweepTimer);
    const sent = cache.items().filter(({ state, kind }) => state === 'sent' && !staying.has(kind));
    if (sent.length === 0) return;
    const endOf = ({ sentAt = 0 }: OutboxItem) => sentAt + mergedAfterSendingMs;
    for (const item of sent) {
      snapshots.noteEntry(item);
      if (endOf(item) <= Date.now()) void cache.change(item.id, () => undefined);
    }
    const dueIn = Math.min(...sent.map(endOf)) - Date.now();
    sweepTimer = setTimeout(sweep, Math.min(Math.max(dueIn, 1000), mergedAfterSendingMs));
  };
  cache.subscribe(sweep);
  cache.subscribe(emit);

  const stop = new AbortController();
  window.addEventListener('online', () => sender.reconcileAll(), stop);
  window.addEventListener('offline', emit, stop);
  const loaded = cache.load(member).then(() => sender.reconcileAll());

  const itemOf = (id: string) => cache.items().find((item) => item.id === cache.idOf(id));
  /** Resolves when the item is settled. */
  const whenNot = (id: string, isOnItsWay: (item: OutboxItem) => boolean) =>
    new Promise<OutboxItem | undefined>((resolve) => {
      const look = () => {
        const item = itemOf(id);
        if (item !== undefined && isOnItsWay(item)) return;
        listeners.delete(look);
        resolve(item);
      };
      listeners.add(look);
      look();
    });
  const isBusy = ({ state, member: writer }: OutboxItem) =>
    state === 'sending' || (state === 'queued' && readiness.ready(writer));
  const requeue = async (id: string, isResend: true | undefined) => {
    await cache.change(id, (item) =>
      item && isAttempted(item)
        ? { ...item, state: 'queued', needsAnswer: undefined, isResend }
        : item,
    );
    sender.start();
  };

  return {
    items: cache.items,
    isStored: cache.isStored,
    isFromHere: (item) => item.tabId === tabId,
    progress: (id) => progress.get(id),
    self: () => self,
    loadSelf: () => {
      if (self === undefined) void transport.self();
    },
    whenLoaded: () => loaded,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    enqueue: (newItem, since = Date.now()) => {
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
        lastIdBefore: snapshots.lastIdOf(newItem),
      };
      void cache.add(item, since);
      sender.start();
      return item;
    },
    whenStored: cache.whenStored,
    whenAttempted: (id) => whenNot(id, isBusy),
    whenFinished: (id) => whenNot(id, ({ state }) => state === 'sending' || state === 'queued'),
    whenSent: (id) => whenNot(id, ({ state }) => state !== 'sent'),
    retry: (id) => requeue(id, undefined),
    resend: (id) => requeue(id, true),
    confirmArrived: async (id) => {
      await cache.change(id, (item) => (item?.state === 'unknown' ? asSent(item) : item));
    },
    discard: async (id) => {
      if (itemOf(id)?.state === 'sending' && sender.abort(id)) return;
      const left = await cache.change(id, (item) => (item?.state === 'sending' ? item : undefined));
      if (left !== undefined) tabs.announce({ say: 'cancel', id });
    },
    withdraw: async (id) => {
      let withdrawn: OutboxItem | undefined;
      await cache.change(id, (item) => {
        withdrawn = item && (isAttempted(item) || item.state === 'queued') ? item : undefined;
        return withdrawn === undefined ? item : undefined;
      });
      return withdrawn;
    },
    applySnapshot: (key, entries) => snapshots.apply(key, entries, self),
    syncSession: () => {
      const [key, now] = [userKey(), accessToken()];
      if (key === member && now === token) return;
      const isSameLogin = now === token && now !== undefined;
      const isAdopted = isSameLogin && isNamed(key) && member !== '' && !isNamed(member);
      const adopted = isAdopted ? cache.items() : [];
      token = now;
      if (key === member) return sender.reconcileAll();
      member = key;
      self = undefined;
      snapshots.clear();
      const adoptions = adopted.map(({ id }) =>
        cache.change(id, (item) => item && { ...item, member: key }),
      );
      void Promise.all(adoptions)
        .then(() => cache.load(key))
        .then(() => sender.reconcileAll());
      if (!isAdopted) void cache.load(key);
    },
    close: () => {
      clearTimeout(sweepTimer);
      stop.abort();
      sender.close();
      tabs.close();
    },
  };
}

/** Sends what is queued and follows the session. */
export function openOutbox(store: ThunkStore): Outbox {
  const outbox = createOutbox(createOutboxStorage(), createTransport(store));
  const unsubscribe = store.subscribe(outbox.syncSession);
  return {
    ...outbox,
    close: () => {
      unsubscribe();
      outbox.close();
    },
  };
}
