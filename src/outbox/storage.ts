import * as z from 'zod/mini';
import { uploadTimeoutMs } from '@/api/provider';
import { deviceDatabase } from '@/lib/deviceDatabase';
import { userKey } from '@/lib/userKey';
import { type OutboxItem, storedItem } from './item';

const number = z.number();

const earlierStates: Readonly<Record<string, string>> = {
  waiting: 'queued',
  unclear: 'unknown',
  refused: 'rejected',
};

const earlierRow = z.looseObject({
  state: z.enum(['waiting', 'sending', 'unclear', 'refused', 'sent']),
  settledId: z.optional(number),
  settledAt: z.optional(number),
  after: z.optional(number),
  heldBy: z.optional(z.string()),
  sentAt: z.optional(number),
  asked: z.optional(number),
  attemptId: z.optional(z.never()),
  tabId: z.optional(z.never()),
});

/** Converts a row of the previous version. */
function upgradeRow(raw: unknown): unknown {
  const earlier = earlierRow.safeParse(raw);
  if (!earlier.success) return raw;
  const { settledId, settledAt, after, heldBy, sentAt, asked, ...row } = earlier.data;
  const isSending = row.state === 'sending';
  return {
    ...row,
    tabId: 'earlier',
    state: earlierStates[row.state] ?? row.state,
    entryId: settledId,
    sentAt: settledAt,
    lastIdBefore: after,
    requestedVotes: asked,
    leftAt: sentAt,
    ...(row.state === 'sent' && { leftAt: undefined }),
    ...(isSending && { attemptId: heldBy ?? 'earlier', isInFlight: heldBy === undefined }),
    ...(isSending && sentAt !== undefined && { mayArriveUntil: sentAt + uploadTimeoutMs }),
  };
}

/** Undefined for unreadable rows of other versions. */
const parseItem = (raw: unknown): OutboxItem | undefined =>
  storedItem.safeParse(upgradeRow(raw)).data;

/** The answer of a vote whose member has left. */
const forgotten = -1;

/** What stays after a logout: unsent items, and which polls were voted in (decisions, 3). */
function remainsOf(item: OutboxItem): OutboxItem | undefined {
  if (item.state !== 'sent') return item;
  if (item.kind !== 'vote') return undefined;
  const { id, kind, member, createdAt, state, revision, tabId, sentAt } = item;
  const target = { poll: item.target.poll, answer: forgotten };
  const payload = { question: '', answer: '' };
  return { id, kind, member, createdAt, state, revision, tabId, sentAt, target, payload };
}

/** Of the database, and of the channel and the lock over tabs. */
export const outboxName = 'kb:outbox';
const storeName = 'acts';
const byMember = 'member';

/** An item's next version; undefined removes it, the same object changes nothing. */
export type Change = (current: OutboxItem | undefined) => OutboxItem | undefined;

/** Oldest first. */
export const inOrder = (items: readonly OutboxItem[]) =>
  items.toSorted((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1));

const parseRows = (rows: readonly unknown[]) =>
  inOrder(rows.map(parseItem).filter((item) => item !== undefined));

export type OutboxStorage = ReturnType<typeof createOutboxStorage>;

/** All members' items on this device; each method rejects if it stores nothing. */
export function createOutboxStorage() {
  const database = deviceDatabase(outboxName, (fresh) => {
    fresh.createObjectStore(storeName, { keyPath: 'id' }).createIndex(byMember, 'member');
  });
  const changeAll = async (change: (item: OutboxItem) => OutboxItem | undefined) => {
    const transaction = (await database()).transaction(storeName, 'readwrite');
    const { store } = transaction;
    const rows: unknown[] = await store.getAll();
    const writes = parseRows(rows).map((item) => {
      const next = change(item);
      if (next === undefined) return store.delete(item.id);
      return next !== item && store.put(next);
    });
    // Together: where one is refused, so is its transaction.
    await Promise.all([...writes, transaction.done]);
  };
  return {
    all: async (member: string): Promise<readonly OutboxItem[]> => {
      const rows: unknown[] = await (await database()).getAllFromIndex(storeName, byMember, member);
      return parseRows(rows);
    },
    /** Atomic, so that two tabs add one. Returns the stored equal item, if any. */
    add: async (item: OutboxItem, isEqual: (other: OutboxItem) => boolean) => {
      const transaction = (await database()).transaction(storeName, 'readwrite');
      const { store } = transaction;
      const rows: unknown[] = await store.index(byMember).getAll(item.member);
      const equal = parseRows(rows).find(isEqual);
      // Together: where a put is refused, so is its transaction.
      await Promise.all([equal === undefined && store.put(item), transaction.done]);
      return equal ?? item;
    },
    /** Atomic. */
    change: async (id: string, change: Change) => {
      const transaction = (await database()).transaction(storeName, 'readwrite');
      const { store } = transaction;
      const current = parseItem(await store.get(id));
      const next = change(current);
      // Its member may have left while it was sending.
      const remaining = next === undefined || next.member === userKey() ? next : remainsOf(next);
      const write = () => (remaining === undefined ? store.delete(id) : store.put(remaining));
      await Promise.all([remaining !== current && write(), transaction.done]);
      return next;
    },
    /** Reduces others' items to `remainsOf`. */
    pruneOthers: (present: string) =>
      changeAll((item) => (item.member === present ? item : remainsOf(item))),
    /** Renames members' keys; undefined leaves one as it is. */
    rename: (rename: (member: string) => string | undefined) =>
      changeAll((item) => {
        const member = rename(item.member);
        return member === undefined ? item : { ...item, member };
      }),
  };
}

const tabMessage = z.union([
  z.object({ say: z.literal('changed'), member: z.string() }),
  z.object({ say: z.literal('cancel'), id: z.string() }),
]);

/** A member's items changed, or the tab that sends this one must stop. */
type TabMessage = z.infer<typeof tabMessage>;

export function openTabChannel(onMessage: (message: TabMessage) => void) {
  const channel = new BroadcastChannel(outboxName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const parsedMessage = tabMessage.safeParse(data);
    if (parsedMessage.success) onMessage(parsedMessage.data);
  });
  let open = true;
  return {
    announce: (message: TabMessage) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other
      if (open) channel.postMessage(message);
    },
    close: () => {
      open = false;
      channel.close();
    },
  };
}

/** Notifies all tabs, including this one, that a member's stored items changed. */
export function announceChange(member: string): void {
  const tabs = openTabChannel(() => undefined);
  tabs.announce({ say: 'changed', member });
  tabs.close();
}
