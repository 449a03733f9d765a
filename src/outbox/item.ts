import * as z from 'zod/mini';
import { requestTimeoutMs, uploadTimeoutMs } from '@/api/provider';

const number = z.number();

const storedPicture = z.object({
  name: z.string(),
  type: z.string(),
  /** Bytes, since not every browser stores a Blob. */
  bytes: z.custom<ArrayBuffer>(
    (value) => Object.prototype.toString.call(value) === '[object ArrayBuffer]',
  ),
  /** What was done to the file: '4.1 MB → 380 KB, location removed'. */
  note: z.optional(z.string()),
});

const storedPost = z.object({
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
  /** The call has left; before, nothing of this attempt can have arrived. */
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

export type StoredPicture = Readonly<z.infer<typeof storedPicture>>;

export type PostContent = Readonly<z.infer<typeof storedPost>>;

export type OutboxItem = Readonly<z.infer<typeof storedItem>>;

type ContentOf<Item> = Item extends OutboxItem ? Pick<Item, 'kind' | 'target' | 'payload'> : never;

/** What a member sends, before the outbox has it. */
export type NewOutboxItem = ContentOf<OutboxItem>;

export type Vote = Extract<OutboxItem, { kind: 'vote' }>;

/** The feed, a community's posts or a post's comments. Items of one list are sent in order. */
export type TargetList = {
  readonly community?: number | undefined;
  readonly post?: number | undefined;
};

/** Identifies a list in every tab, and in what the device stores of it. */
export function targetListKey({ community, post }: TargetList): string {
  const list = post === undefined ? 'posts' : 'comments';
  const name = community === undefined ? list : `community-${list}`;
  return [name, community, post].filter((part) => part !== undefined).join(' ');
}

/** The address that a list is read at (specification, section 7). */
export function listPath({ community, post }: TargetList): string {
  if (community === undefined) return post === undefined ? '/posts/' : `/posts/${post}/comments/`;
  return `/community/${community}/${post === undefined ? 'posts' : `post/${post}/comments`}/`;
}

/** Identifies an item's target in every tab; equal to the `targetListKey` of its list. */
export function targetKey({ kind, target }: NewOutboxItem): string {
  if (kind === 'poll') return 'polls';
  if (kind === 'vote') return `poll ${target.poll}`;
  return kind === 'join' ? `join ${target.community}` : targetListKey(target);
}

/** Where the sent item will be listed, if anywhere. */
export const listPathOf = ({ kind, target }: NewOutboxItem): string | undefined =>
  kind === 'poll' || kind === 'vote' || kind === 'join' ? undefined : listPath(target);

export const callTimeoutMs = ({ payload }: NewOutboxItem): number =>
  'picture' in payload && payload.picture !== undefined ? uploadTimeoutMs : requestTimeoutMs;

function comparable({ payload }: NewOutboxItem): Readonly<Record<string, unknown>> {
  if (!('picture' in payload)) return payload;
  const { picture, ...words } = payload;
  return { ...words, picture: picture && `${picture.bytes.byteLength} ${picture.name}` };
}

/** Same target and content; pictures compare by name and size. */
export function isSameContent(one: NewOutboxItem, other: NewOutboxItem): boolean {
  if (one.kind !== other.kind || targetKey(one) !== targetKey(other)) return false;
  if (one.kind === 'vote') return true;
  const [words, others] = [comparable(one), comparable(other)];
  return Object.keys({ ...words, ...others }).every((name) => words[name] === others[name]);
}

/** One vote per poll, member and device. */
export function isSecondVote(item: OutboxItem, items: readonly OutboxItem[]): boolean {
  if (item.kind !== 'vote') return false;
  return items.some(
    (other) =>
      other.id !== item.id &&
      targetKey(other) === targetKey(item) &&
      other.state !== 'queued' &&
      other.state !== 'rejected',
  );
}

/** The sent item; `entryId` is the provider's id. */
export const asSent = (item: OutboxItem, entryId?: number): OutboxItem => ({
  ...item,
  ...noAttempt,
  state: 'sent',
  entryId: entryId ?? item.entryId,
  sentAt: Date.now(),
  error: undefined,
  leftAt: undefined,
});

export const noAttempt = {
  attemptId: undefined,
  isInFlight: undefined,
  mayArriveUntil: undefined,
  needsAnswer: undefined,
  isResend: undefined,
} as const;

/** Stopped by its member: `rejected` without an error, so that a form takes it back. A vote goes. */
export function asCancelled(item: OutboxItem): OutboxItem | undefined {
  // An earlier attempt may have arrived.
  const { leftAt, mayArriveUntil } = item;
  if (item.kind === 'vote' && leftAt === undefined) return undefined;
  const state = leftAt === undefined ? 'rejected' : 'unknown';
  return { ...item, ...noAttempt, mayArriveUntil, state, error: undefined };
}

export const isCancelled = ({ state, error: reason }: OutboxItem): boolean =>
  state === 'rejected' && reason === undefined;

/** What people read. `needs-answer`: only they can say whether it arrived. */
export type ItemStatus = ReturnType<typeof statusOf>;

export function statusOf(item: OutboxItem, isOnline: boolean) {
  const { state, needsAnswer, mayArriveUntil } = item;
  if (state === 'queued') return isOnline ? 'queued' : 'offline';
  if (isCancelled(item)) return 'cancelled';
  if (state !== 'unknown') return state;
  if (needsAnswer === true) return 'needs-answer';
  return mayArriveUntil === undefined ? 'not-sent' : 'may-arrive';
}
