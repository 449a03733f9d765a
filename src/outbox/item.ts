import { requestTimeoutMs, uploadTimeoutMs } from '@/api/timeouts';
import type { ProviderError } from '@/api/providerError';

/** Bytes, since not every browser stores a Blob. */
export type StoredPicture = {
  readonly name: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
  /** What was done to the file: '4.1 MB → 380 KB, location removed'. */
  readonly note?: string | undefined;
};

export type PostContent = {
  readonly title: string;
  readonly message: string;
  readonly picture?: StoredPicture | undefined;
};

/** What a member sends, and its target. Ids are the provider's. */
export type NewOutboxItem =
  | { readonly kind: 'post'; readonly target: object; readonly payload: PostContent }
  | {
      readonly kind: 'admin-post';
      readonly target: object;
      /** `category` is never 0. */
      readonly payload: PostContent & { readonly category: string };
    }
  | {
      readonly kind: 'community-post';
      readonly target: { readonly community: number };
      readonly payload: PostContent;
    }
  | {
      readonly kind: 'comment';
      readonly target: { readonly post: number };
      readonly payload: { readonly text: string };
    }
  | {
      readonly kind: 'community-comment';
      readonly target: { readonly community: number; readonly post: number };
      readonly payload: { readonly text: string };
    }
  | {
      readonly kind: 'poll';
      readonly target: object;
      readonly payload: { readonly question: string };
    }
  | {
      readonly kind: 'vote';
      /** `answer` is the id in the call: the answer's, else the poll's. */
      readonly target: { readonly poll: number; readonly answer: number };
      /** In words: the poll may be gone later. */
      readonly payload: { readonly question: string; readonly answer: string };
    }
  | {
      readonly kind: 'join';
      readonly target: { readonly community: number };
      /** `name` is the group's or region's. */
      readonly payload: {
        readonly description: string;
        readonly category?: string | undefined;
        readonly name?: string | undefined;
      };
    };

/** `unknown`: no answer, and its list does not show it. `rejected`: refused, with `error`. */
export type OutboxState = 'queued' | 'sending' | 'unknown' | 'rejected' | 'sent';

/** Times are in milliseconds. */
export type OutboxItem = NewOutboxItem & {
  readonly id: string;
  /** The author's `userKey`. */
  readonly member: string;
  /** Unique in a tab. */
  readonly createdAt: number;
  readonly state: OutboxState;
  /** Increases with each change. */
  readonly revision: number;
  /** The tab that accepted it. */
  readonly tabId?: string | undefined;
  readonly error?: ProviderError | undefined;
  /** The provider's id, once sent. */
  readonly entryId?: number | undefined;
  readonly sentAt?: number | undefined;
  /** A snapshot has shown it: from then on snapshots decide. */
  readonly isShown?: boolean | undefined;
  /** The highest id of its list before the first attempt; -1 if it was empty. */
  readonly lastIdBefore?: number | undefined;
  /** The current attempt, while `sending`. */
  readonly attemptId?: string | undefined;
  /** The call has left; before, it is certain that nothing arrived. */
  readonly isInFlight?: boolean | undefined;
  /** When the last unanswered call left. */
  readonly leftAt?: number | undefined;
  /** Until when that call may still arrive. */
  readonly mayArriveUntil?: number | undefined;
  /** Only the member can tell whether it arrived. */
  readonly needsAnswer?: boolean | undefined;
  /** The member denied its arrival: send again unless the list shows it. */
  readonly isResend?: boolean | undefined;
  /** The count that a vote requested. */
  readonly requestedVotes?: number | undefined;
};

export type Vote = Extract<OutboxItem, { kind: 'vote' }>;

/** The list of an item. Items of one list are sent in order. */
export type TargetList =
  | { readonly list: 'posts' }
  | { readonly list: 'community-posts'; readonly community: number }
  | { readonly list: 'comments'; readonly post: number }
  | { readonly list: 'community-comments'; readonly community: number; readonly post: number };

/** Identifies an item's target in every tab. */
export function targetKey({ kind, target }: NewOutboxItem): string {
  switch (kind) {
    case 'post':
    case 'admin-post':
      return targetListKey({ list: 'posts' });
    case 'community-post':
      return targetListKey({ list: 'community-posts', ...target });
    case 'comment':
      return targetListKey({ list: 'comments', ...target });
    case 'community-comment':
      return targetListKey({ list: 'community-comments', ...target });
    case 'poll':
      return 'polls';
    case 'vote':
      return `poll ${target.poll}`;
    default:
      return `join ${target.community}`;
  }
}

/** Equal to `targetKey` of its items. */
export function targetListKey(place: TargetList): string {
  const community = 'community' in place ? ` ${place.community}` : '';
  return `${place.list}${community}${'post' in place ? ` ${place.post}` : ''}`;
}

/** Where the sent item will be listed, if anywhere. */
export function listPathOf({ kind, target }: NewOutboxItem): string | undefined {
  switch (kind) {
    case 'post':
    case 'admin-post':
      return '/posts/';
    case 'community-post':
      return `/community/${target.community}/posts/`;
    case 'comment':
      return `/posts/${target.post}/comments/`;
    case 'community-comment':
      return `/community/${target.community}/post/${target.post}/comments/`;
    default:
      return undefined;
  }
}

/** Milliseconds. */
export const callTimeoutMs = ({ payload }: NewOutboxItem): number =>
  'picture' in payload && payload.picture !== undefined ? uploadTimeoutMs : requestTimeoutMs;

type Pictured = { readonly picture?: StoredPicture | undefined };

const samePicture = (one: StoredPicture | undefined, other: StoredPicture | undefined) =>
  one?.name === other?.name && one?.bytes.byteLength === other?.bytes.byteLength;

/** Same target and content; pictures compare by name and size. */
export function isSameContent(one: NewOutboxItem, other: NewOutboxItem): boolean {
  if (one.kind !== other.kind || targetKey(one) !== targetKey(other)) return false;
  if (one.kind === 'vote') return true;
  const { picture, ...words }: Record<string, unknown> & Pictured = one.payload;
  const { picture: otherPicture, ...others }: Record<string, unknown> & Pictured = other.payload;
  const names = new Set([...Object.keys(words), ...Object.keys(others)]);
  return (
    [...names].every((name) => words[name] === others[name]) && samePicture(picture, otherPicture)
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

/** Clears the fields of an attempt. */
export const noAttempt = {
  attemptId: undefined,
  isInFlight: undefined,
  mayArriveUntil: undefined,
  needsAnswer: undefined,
  isResend: undefined,
} as const;

/** What people read: `asks` means that only they can tell whether it arrived. */
export type ItemStatus =
  Exclude<OutboxState, 'unknown'> | 'offline' | 'may-arrive' | 'asks' | 'not-sent';

/** An item's status for people. */
export function statusOf(
  { state, needsAnswer, mayArriveUntil }: OutboxItem,
  isOnline: boolean,
): ItemStatus {
  if (state === 'queued') return isOnline ? 'queued' : 'offline';
  if (state !== 'unknown') return state;
  if (needsAnswer === true) return 'asks';
  return mayArriveUntil === undefined ? 'not-sent' : 'may-arrive';
}

const addresses = new WeakMap<ArrayBuffer, string>();

/** An object URL, the same at each call. */
export function pictureAddress(picture: StoredPicture): string {
  const known = addresses.get(picture.bytes);
  if (known !== undefined) return known;
  const address = URL.createObjectURL(new Blob([picture.bytes], { type: picture.type }));
  addresses.set(picture.bytes, address);
  return address;
}

/** Revokes it. */
export function dropPictureAddress({ bytes }: StoredPicture): void {
  const address = addresses.get(bytes);
  if (address === undefined) return;
  addresses.delete(bytes);
  URL.revokeObjectURL(address);
}
