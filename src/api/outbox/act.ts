import type { ProviderError } from '@/api/providerError';

/** A picture as it waits on this device: its bytes, since not every browser keeps a Blob. */
export type KeptPicture = {
  readonly name: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
  /** What became of the file, for example '4.1 MB → 380 KB, location removed'. */
  readonly note?: string | undefined;
};

/** What a post says; each part may be empty, not all of them. */
export type PostContent = {
  readonly title: string;
  readonly message: string;
  readonly picture?: KeptPicture | undefined;
};

/** What a member does, and to what (architecture, section 4). Ids are the provider's. */
export type Errand =
  | { readonly kind: 'post'; readonly target: object; readonly payload: PostContent }
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
      readonly kind: 'vote';
      /** `answer` is the id that the call names: the chosen answer's, else the poll's. */
      readonly target: { readonly poll: number; readonly answer: number };
      /** In words, as they were when the member chose: a poll may be gone later. */
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
 * Where an act stands.
 * - `waiting`: for its turn, for the connection, or for its member to log in again
 * - `sending`: its call is on the way
 * - `unclear`: no answer came, and the list does not show it
 * - `refused`: the provider answered no; `error` says why
 * - `sent`: done; kept for a moment, until every list shows it, and for good where it is a vote: it
 *   is how this device knows that its member has voted
 */
export type ActState = 'waiting' | 'sending' | 'unclear' | 'refused' | 'sent';

/** An errand in the outbox. */
export type Act = Errand & {
  readonly id: string;
  /** The `userKey` of whose act it is. */
  readonly member: string;
  /** Milliseconds; no two acts of a tab have the same. */
  readonly createdAt: number;
  readonly state: ActState;
  /** Counts up with each change. */
  readonly revision: number;
  readonly error?: ProviderError | undefined;
  /** The provider's id of what it became. */
  readonly settledId?: number | undefined;
  readonly settledAt?: number | undefined;
  /** The highest id its list had before it was first sent. */
  readonly after?: number | undefined;
  /**
   * The sending that holds it back while its call has not left, or came back for want of a login: it
   * is certain not to have arrived, and goes out by itself where its page is gone.
   */
  readonly heldBy?: string | undefined;
  /** When its call first went out. */
  readonly sentAt?: number | undefined;
  /** The count that a vote asked the provider to write; undefined while it has asked for none. */
  readonly asked?: number | undefined;
};

/** A vote among the acts. */
export type Vote = Extract<Act, { kind: 'vote' }>;

/** The list an act belongs to. Acts of one list go out one by one, in order. */
export type Place =
  | { readonly list: 'posts' }
  | { readonly list: 'community-posts'; readonly community: number }
  | { readonly list: 'comments'; readonly post: number }
  | { readonly list: 'community-comments'; readonly community: number; readonly post: number };

/** One line for each list and each other target, the same in every tab. */
export function targetKey({ kind, target }: Errand): string {
  switch (kind) {
    case 'post':
      return placeKey({ list: 'posts' });
    case 'community-post':
      return placeKey({ list: 'community-posts', ...target });
    case 'comment':
      return placeKey({ list: 'comments', ...target });
    case 'community-comment':
      return placeKey({ list: 'community-comments', ...target });
    case 'vote':
      return `poll ${target.poll}`;
    default:
      return `join ${target.community}`;
  }
}

/** A list's own line; equal to `targetKey` of the acts that belong to it. */
export function placeKey(place: Place): string {
  const community = 'community' in place ? ` ${place.community}` : '';
  return `${place.list}${community}${'post' in place ? ` ${place.post}` : ''}`;
}

/** The act, done. @param settledId the provider's id of what it became */
export const settled = (act: Act, settledId?: number): Act => ({
  ...act,
  state: 'sent',
  settledId,
  settledAt: Date.now(),
  error: undefined,
});
