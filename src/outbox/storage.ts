import * as z from 'zod/mini';
import { uploadTimeoutMs } from '@/api/timeouts';
import { deviceDatabase } from '@/lib/deviceDatabase';
import { userKey } from '@/lib/userKey';
import type { OutboxItem } from './item';

const number = z.number();
const picture = z.object({
  name: z.string(),
  type: z.string(),
  bytes: z.custom<ArrayBuffer>(
    (value) => Object.prototype.toString.call(value) === '[object ArrayBuffer]',
  ),
  note: z.optional(z.string()),
});
const post = z.object({
  title: z.string(),
  message: z.string(),
  picture: z.optional(picture),
});
const text = z.object({ text: z.string() });

const error = z.object({
  kind: z.enum(['offline', 'timeout', 'http', 'unreadable']),
  status: z.exactOptional(z.number()),
  message: z.string(),
  said: z.boolean(),
  fields: z.exactOptional(z.record(z.string(), z.string())),
});

const common = {
  id: z.string(),
  member: z.string(),
  createdAt: z.number(),
  state: z.enum(['queued', 'sending', 'unknown', 'rejected', 'sent']),
  revision: z.number(),
  tabId: z.optional(z.string()),
  error: z.optional(error),
  entryId: z.optional(number),
  sentAt: z.optional(z.number()),
  isShown: z.optional(z.boolean()),
  lastIdBefore: z.optional(number),
  attemptId: z.optional(z.string()),
  isInFlight: z.optional(z.boolean()),
  leftAt: z.optional(z.number()),
  mayArriveUntil: z.optional(z.number()),
  needsAnswer: z.optional(z.boolean()),
  isResend: z.optional(z.boolean()),
  requestedVotes: z.optional(z.number()),
};

const rowOf = <
  Kind extends OutboxItem['kind'],
  Target extends z.ZodMiniType,
  Payload extends z.ZodMiniType,
>(
  kind: Kind,
  target: Target,
  payload: Payload,
) => z.object({ ...common, kind: z.literal(kind), target, payload });

const anywhere = z.object({});
const inPost = z.object({ post: number });
const inCommunity = z.object({ community: number });
const storedRow = z.union([
  rowOf('post', anywhere, post),
  rowOf('admin-post', anywhere, z.extend(post, { category: z.string() })),
  rowOf('community-post', inCommunity, post),
  rowOf('comment', inPost, text),
  rowOf('community-comment', z.extend(inCommunity, { post: number }), text),
  rowOf('poll', anywhere, z.object({ question: z.string() })),
  rowOf(
    'vote',
    z.object({ poll: number, answer: number }),
    z.object({ question: z.string(), answer: z.string() }),
  ),
  rowOf(
    'join',
    inCommunity,
    z.object({
      description: z.string(),
      category: z.optional(z.string()),
      name: z.optional(z.string()),
    }),
  ),
]);

const earlierStates: Readonly<Record<string, string>> = {
  waiting: 'queued',
  unclear: 'unknown',
  refused: 'rejected',
};

const earlierRow = z.looseObject({
  state: z.enum(['waiting', 'sending', 'unclear', 'refused', 'sent']),
  settledId: z.optional(number),
  settledAt: z.optional(z.number()),
  after: z.optional(number),
  heldBy: z.optional(z.string()),
  sentAt: z.optional(z.number()),
  asked: z.optional(z.number()),
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
function parseItem(raw: unknown): OutboxItem | undefined {
  const parsed = storedRow.safeParse(upgradeRow(raw));
  return parsed.success ? parsed.data : undefined;
}

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

const databaseName = 'kb:outbox';
const storeName = 'acts';
const byMember = 'member';

/** An item's next version; undefined removes it, the same object changes nothing. */
export type Change = (current: OutboxItem | undefined) => OutboxItem | undefined;

/** Each method rejects if the device stores nothing. */
export type OutboxStorage = {
  /** Oldest first. */
  readonly all: (member: string) => Promise<readonly OutboxItem[]>;
  /** Atomic, so that two tabs add one. Returns the stored equal item, if any. */
  readonly add: (item: OutboxItem, isEqual: (other: OutboxItem) => boolean) => Promise<OutboxItem>;
  /** Atomic. */
  readonly change: (id: string, change: Change) => Promise<OutboxItem | undefined>;
};

/** All members' items on this device. */
type DeviceOutbox = OutboxStorage & {
  /** Reduces others' items to `remainsOf`. */
  readonly pruneOthers: (present: string) => Promise<void>;
  /** Renames members' keys; undefined leaves one as it is. */
  readonly rename: (rename: (member: string) => string | undefined) => Promise<void>;
};

const inOrder = (items: readonly OutboxItem[]) =>
  items.toSorted((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1));

const parseRows = (rows: readonly unknown[]) =>
  inOrder(rows.map(parseItem).filter((item) => item !== undefined));

/** Shared by all tabs. */
export function createOutboxStorage(): DeviceOutbox {
  const database = deviceDatabase(databaseName, (fresh) => {
    fresh.createObjectStore(storeName, { keyPath: 'id' }).createIndex(byMember, 'member');
  });
  const changeAll = async (change: (item: OutboxItem) => OutboxItem | undefined) => {
    const transaction = (await database()).transaction(storeName, 'readwrite');
    const { store } = transaction;
    const rows: unknown[] = await store.getAll();
    for (const item of parseRows(rows)) {
      const next = change(item);
      if (next === undefined) void store.delete(item.id);
      else if (next !== item) void store.put(next);
    }
    await transaction.done;
  };
  return {
    all: async (member) => {
      const rows: unknown[] = await (await database()).getAllFromIndex(storeName, byMember, member);
      return parseRows(rows);
    },
    add: async (item, isEqual) => {
      const transaction = (await database()).transaction(storeName, 'readwrite');
      const { store } = transaction;
      const rows: unknown[] = await store.index(byMember).getAll(item.member);
      const equal = parseRows(rows).find(isEqual);
      if (equal === undefined) await store.put(item);
      await transaction.done;
      return equal ?? item;
    },
    change: async (id, change) => {
      const transaction = (await database()).transaction(storeName, 'readwrite');
      const { store } = transaction;
      const current = parseItem(await store.get(id));
      const next = change(current);
      // Its member may have left while it was sending.
      const left = next === undefined || next.member === userKey() ? next : remainsOf(next);
      if (left !== current) await (left === undefined ? store.delete(id) : store.put(left));
      await transaction.done;
      return next;
    },
    pruneOthers: (present) =>
      changeAll((item) => (item.member === present ? item : remainsOf(item))),
    rename: (rename) =>
      changeAll((item) => {
        const member = rename(item.member);
        return member === undefined ? item : { ...item, member };
      }),
  };
}

/** In memory, until the page is left. */
export function createMemoryOutboxStorage(): OutboxStorage {
  const items = new Map<string, OutboxItem>();
  return {
    all: (member) =>
      Promise.resolve(inOrder([...items.values()].filter((item) => item.member === member))),
    add: (item, isEqual) => {
      const equal = [...items.values()].find((other) => isEqual(other));
      if (equal === undefined) items.set(item.id, item);
      return Promise.resolve(equal ?? item);
    },
    change: (id, change) => {
      const next = change(items.get(id));
      if (next === undefined) items.delete(id);
      else items.set(id, next);
      return Promise.resolve(next);
    },
  };
}
