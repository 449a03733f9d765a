import * as z from 'zod/mini';
import { uploadTimeoutMs } from '@/api/provider';
import { deviceDatabase } from '@/lib/deviceDatabase';
import { userKey } from '@/lib/userKey';
import type { OutboxItem } from './item';

const number = z.number();

export const storedPicture = z.object({
  name: z.string(),
  type: z.string(),
  /** Bytes, since not every browser stores a Blob. */
  bytes: z.custom<ArrayBuffer>(
    (value) => Object.prototype.toString.call(value) === '[object ArrayBuffer]',
  ),
  /** What was done to the file: '4.1 MB → 380 KB, location removed'. */
  note: z.optional(z.string()),
});

export const storedPost = z.object({
  title: z.string(),
  message: z.string(),
  picture: z.optional(storedPicture),
});

const error = z.object({
  kind: z.enum(['offline', 'timeout', 'http', 'unreadable']),
  status: z.exactOptional(number),
  message: z.string(),
  said: z.boolean(),
  fields: z.exactOptional(z.record(z.string(), z.string())),
});

/** Times are in milliseconds. */
const common = {
  id: z.string(),
  /** The author's `userKey`. */
  member: z.string(),
  /** Unique in a tab. */
  createdAt: number,
  /** `unknown`: no answer, and its list does not show it. `rejected`: refused, with `error`. */
  state: z.enum(['queued', 'sending', 'unknown', 'rejected', 'sent']),
  /** Increases with each change. */
  revision: number,
  /** The tab that accepted it. */
  tabId: z.optional(z.string()),
  error: z.optional(error),
  /** The provider's id, once sent. */
  entryId: z.optional(number),
  sentAt: z.optional(number),
  /** A snapshot has shown it: from then on snapshots decide. */
  isShown: z.optional(z.boolean()),
  /** The highest id of its list before the first attempt; -1 if it was empty. */
  lastIdBefore: z.optional(number),
  /** The current attempt, while `sending`. */
  attemptId: z.optional(z.string()),
  /** The call has left; before, it is certain that nothing arrived. */
  isInFlight: z.optional(z.boolean()),
  /** When the last unanswered call left. */
  leftAt: z.optional(number),
  /** Until when that call may still arrive. */
  mayArriveUntil: z.optional(number),
  /** Only the member can tell whether it arrived. */
  needsAnswer: z.optional(z.boolean()),
  /** The member denied its arrival: send again unless the list shows it. */
  isResend: z.optional(z.boolean()),
  /** The count that a vote requested. */
  requestedVotes: z.optional(number),
};

const rowOf = <Kind extends string, Target extends z.ZodMiniType, Payload extends z.ZodMiniType>(
  kind: Kind,
  target: Target,
  payload: Payload,
) => z.object({ ...common, kind: z.literal(kind), target, payload });

const anywhere = z.object({});
const inPost = z.object({ post: number });
const inCommunity = z.object({ community: number });
const text = z.object({ text: z.string() });

/** What a member sends, and its target, by the provider's ids. */
export const storedItem = z.union([
  rowOf('post', anywhere, storedPost),
  // `category` is never 0.
  rowOf('admin-post', anywhere, z.extend(storedPost, { category: z.string() })),
  rowOf('community-post', inCommunity, storedPost),
  rowOf('comment', inPost, text),
  rowOf('community-comment', z.extend(inCommunity, { post: number }), text),
  rowOf('poll', anywhere, z.object({ question: z.string() })),
  rowOf(
    'vote',
    // `answer` is the id in the call: the answer's, else the poll's.
    z.object({ poll: number, answer: number }),
    // In words: the poll may be gone later.
    z.object({ question: z.string(), answer: z.string() }),
  ),
  rowOf(
    'join',
    inCommunity,
    z.object({
      description: z.string(),
      category: z.optional(z.string()),
      /** The group's or region's. */
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
function parseItem(raw: unknown): OutboxItem | undefined {
  const parsed = storedItem.safeParse(upgradeRow(raw));
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

/** Oldest first. */
export const inOrder = (items: readonly OutboxItem[]) =>
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
