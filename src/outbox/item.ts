import { requestTimeoutMs, uploadTimeoutMs } from '@/api/timeouts';
import type { ProviderError } from '@/api/providerError';

/** A picture stored on this device: its bytes, since not every browser stores a Blob. */
export type StoredPicture = {
  readonly name: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
  /** What was done to the file, for example '4.1 MB → 380 KB, location removed'. */
  readonly note?: string | undefined;
};

/** The content of a post; each part may be empty, not all of them. */
export type PostContent = {
  readonly title: string;
  readonly message: string;
  readonly picture?: StoredPicture | undefined;
};

/** What a member sends, and to what. Ids are the provider's. */
export type NewOutboxItem =
  | { readonly kind: 'post'; readonly target: object; readonly payload: PostContent }
  | {
      readonly kind: 'admin-post';
      readonly target: object;
      /** `category` is an id of the category list; never 0. */
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
      /** `answer` is the id that the call names: the chosen answer's, else the poll's. */
      readonly target: { readonly poll: number; readonly answer: number };
      /** In words, as the member saw them: a poll may be gone later. */
      readonly payload: { readonly question: string; readonly answer: string };
    }
  | {
      readonly kind: 'join';
      readonly target: { readonly community: number };
      /** `name` is the group's or the region's, as the member knows it. */
      readonly payload: {
        readonly description: string;
        readonly category?: string | undefined;
        readonly name?: string | undefined;
      };
    };

/**
 * The state of an item.
 * - `queued`: waits for its turn, for the connection, or for its member to log in again
 * - `sending`: an attempt has it
 * - `unknown`: no answer came, and its list does not show it
 * - `rejected`: the provider refused it; `error` says why
 * - `sent`: the provider has it
 */
export type OutboxState = 'queued' | 'sending' | 'unknown' | 'rejected' | 'sent';

/** An item of the outbox. Times are milliseconds since 1970. */
export type OutboxItem = NewOutboxItem & {
  readonly id: string;
  /** The `userKey` of the member who wrote it. */
  readonly member: string;
  /** No two items of a tab have the same. */
  readonly createdAt: number;
  readonly state: OutboxState;
  /** Counts up with each change. */
  readonly revision: number;
  /** The tab that took it in. */
  readonly tabId?: string | undefined;
  readonly error?: ProviderError | undefined;
  /** The provider's id of the entry it became. */
  readonly entryId?: number | undefined;
  readonly sentAt?: number | undefined;
  /** A snapshot of its list has shown it: from then on snapshots alone decide. */
  readonly isShown?: boolean | undefined;
  /** The highest id its list had before the first attempt; -1 for an empty list. */
  readonly lastIdBefore?: number | undefined;
  /** The attempt that has it while `state` is `sending`. */
  readonly attemptId?: string | undefined;
  /** That attempt's call has left; before, it is certain that nothing arrived. */
  readonly isInFlight?: boolean | undefined;
  /** When the newest call without an answer left. */
  readonly leftAt?: number | undefined;
  /** Until when that call may still arrive; absent once it no longer can. */
  readonly mayArriveUntil?: number | undefined;
  /** Only its member can say whether it arrived. */
  readonly needsAnswer?: boolean | undefined;
  /** Its member said that it did not arrive: the next attempt sends it unless its list shows it. */
  readonly isResend?: boolean | undefined;
  /** The count that a vote's call asked for; absent while none did. */
  readonly requestedVotes?: number | undefined;
};

/** A vote in the outbox. */
export type Vote = Extract<OutboxItem, { kind: 'vote' }>;

/** The list an item belongs to. Items of one list are sent one by one, in order. */
export type TargetList =
  | { readonly list: 'posts' }
  | { readonly list: 'community-posts'; readonly community: number }
  | { readonly list: 'comments'; readonly post: number }
  | { readonly list: 'community-comments'; readonly community: number; readonly post: number };

/** One key for each list and each other target, the same in every tab. */
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

/** A list's own key; equal to `targetKey` of the items that belong to it. */
export function targetListKey(place: TargetList): string {
  const community = 'community' in place ? ` ${place.community}` : '';
  return `${place.list}${community}${'post' in place ? ` ${place.post}` : ''}`;
}

/** The list that shows an item once it arrived; undefined where there is none. */
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

/** How long a call of this item lasts at most, in milliseconds. */
export const callTimeoutMs = ({ payload }: NewOutboxItem): number =>
  'picture' in payload && payload.picture !== undefined ? uploadTimeoutMs : requestTimeoutMs;

type Pictured = { readonly picture?: StoredPicture | undefined };

const samePicture = (one: StoredPicture | undefined, other: StoredPicture | undefined) =>
  one?.name === other?.name && one?.bytes.byteLength === other?.bytes.byteLength;

/** Whether two items say the same to the same target. Pictures compare by name and size. */
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

/** The item as the provider has it. @param entryId the provider's id of the entry it became */
export const asSent = (item: OutboxItem, entryId?: number): OutboxItem => ({
  ...item,
  ...noAttempt,
  state: 'sent',
  entryId: entryId ?? item.entryId,
  sentAt: Date.now(),
  error: undefined,
  leftAt: undefined,
});

/** The fields of an attempt, emptied. */
export const noAttempt = {
  attemptId: undefined,
  isInFlight: undefined,
  mayArriveUntil: undefined,
  needsAnswer: undefined,
  isResend: undefined,
} as const;

/**
 * What a person reads of an item.
 * - `offline`: queued, and there is no connection
 * - `may-arrive`: no answer came, and the call may still be on its way
 * - `asks`: only its member can say whether it arrived
 * - `not-sent`: no answer came, and its list did not show it
 */
export type ItemStatus =
  Exclude<OutboxState, 'unknown'> | 'offline' | 'may-arrive' | 'asks' | 'not-sent';

/** The status of an item. @param isOnline whether this device has a connection */
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

/** An address to show a waiting picture by; the same each time it is asked for. */
export function pictureAddress(picture: StoredPicture): string {
  const known = addresses.get(picture.bytes);
  if (known !== undefined) return known;
  const address = URL.createObjectURL(new Blob([picture.bytes], { type: picture.type }));
  addresses.set(picture.bytes, address);
  return address;
}

/** Gives the address's memory back, once nothing shows the picture any more. */
export function dropPictureAddress({ bytes }: StoredPicture): void {
  const address = addresses.get(bytes);
  if (address === undefined) return;
  addresses.delete(bytes);
  URL.revokeObjectURL(address);
}
