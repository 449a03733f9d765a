import * as z from 'zod';

const id = z.int().positive();
const date = z.iso.datetime();
const picture = z.string().nullable();

const member = z.object({
  id,
  email: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  gender: z.enum(['male', 'female']),
  country: z.string(),
  state: z.string(),
  city: z.string(),
  phoneNumber: z.string(),
  /** Null: cannot log in. */
  password: z.object({ salt: z.string(), hash: z.string() }).nullable(),
  admin: z.boolean(),
  communityIds: z.array(id),
});

/** `expiresAt` in milliseconds. */
const session = z.object({ token: z.string(), memberId: id, expiresAt: z.number() });

/** `open`: every member may read and write. */
const community = z.object({ id, name: z.string(), open: z.boolean() });

const post = z.object({
  id,
  authorId: id,
  /** Both are in the contract. */
  authorAs: z.enum(['name', 'object']),
  title: z.string(),
  /** As sent: plain, or a JSON-encoded string. */
  content: z.string(),
  picture,
  /** As sent: a number, also as text, `"1.0"` included. */
  category: z.union([z.number(), z.string()]),
  createdAt: date,
});

const comment = z.object({ id, postId: id, authorId: id, text: z.string(), createdAt: date });

const communityPost = z.object({
  id,
  communityId: id,
  authorId: id,
  title: z.string(),
  body: z.string(),
  picture,
  createdAt: date,
});

const answer = z.object({
  id,
  text: z.string(),
  /** Polls about things have none. */
  contestant: z.string().optional(),
  votes: z.int().nonnegative(),
});

const poll = z.object({
  id,
  question: z.string(),
  contestant: z.string(),
  /** Counts only without answers. */
  votes: z.int().nonnegative(),
  answers: z.array(answer),
});

const joinRequest = z.object({
  id,
  communityId: id,
  memberId: id,
  description: z.string(),
  category: z.string().nullable(),
});

const quote = z.object({
  id,
  memberId: id.nullable(),
  type: z.string(),
  budget: z.string(),
  kingdombusiness: z.string(),
});

const listing = z.looseObject({ id, name: z.string() });

/** All data of the demo, except uploads. */
export const snapshotSchema = z.object({
  version: z.literal(2),
  /** Counts changes since the first seed on this device. */
  revision: z.int().nonnegative(),
  members: z.array(member),
  sessions: z.array(session),
  communities: z.array(community),
  posts: z.array(post),
  comments: z.array(comment),
  communityPosts: z.array(communityPost),
  communityComments: z.array(comment),
  polls: z.array(poll),
  joinRequests: z.array(joinRequest),
  quotes: z.array(quote),
  listings: z.array(listing),
});

export type Snapshot = z.infer<typeof snapshotSchema>;
export type Member = z.infer<typeof member>;
export type Community = z.infer<typeof community>;
export type StoredPost = z.infer<typeof post>;
export type StoredComment = z.infer<typeof comment>;
export type StoredCommunityPost = z.infer<typeof communityPost>;
export type Poll = z.infer<typeof poll>;
export type PollAnswer = z.infer<typeof answer>;
export type Listing = z.infer<typeof listing>;

export function insert<Entry>(list: Entry[], entry: Entry): Entry {
  list.push(entry);
  return entry;
}

/** The next id of a list; nothing is ever deleted. */
export const nextId = (list: readonly { readonly id: number }[]): number =>
  1 + Math.max(0, ...list.map(({ id: used }) => used));
