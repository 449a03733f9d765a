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
  /** Salted hash; null for people of the seed nobody can log in as. */
  password: z.object({ salt: z.string(), hash: z.string() }).nullable(),
  admin: z.boolean(),
  communityIds: z.array(id),
});

/** A token is good until `expiresAt`, in milliseconds since 1970. */
const session = z.object({ token: z.string(), memberId: id, expiresAt: z.number() });

/** An open community may be read and written in by every member, asked or not. */
const community = z.object({ id, name: z.string(), open: z.boolean() });

const post = z.object({
  id,
  authorId: id,
  /** How the answer names the author: the contract knows a name and an object. */
  authorAs: z.enum(['name', 'object']),
  title: z.string(),
  /** As it travels: plain text, or a JSON-encoded string that starts with a double quote. */
  content: z.string(),
  picture,
  /** As it travels: a number or a number as text, `"1.0"` included. */
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
  /** Who stands for it; polls about things have none. */
  contestant: z.string().optional(),
  votes: z.int().nonnegative(),
});

const poll = z.object({
  id,
  question: z.string(),
  contestant: z.string(),
  /** Votes for the poll itself; where there are answers, their sum is what counts. */
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

/** Every kind of thing that gets an id of its own; polls and their answers share one row of ids. */
const nextIds = z.object({
  member: id,
  post: id,
  comment: id,
  communityPost: id,
  communityComment: id,
  poll: id,
  joinRequest: id,
  quote: id,
});

/** Everything the demo provider knows, uploaded pictures excepted. */
export const snapshotSchema = z.object({
  version: z.literal(2),
  /** Counts the changes since the provider was first seeded on this device. */
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
  nextIds,
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

/** Takes the next id of a kind; ids count up and are never given twice. */
export function takeId(draft: Snapshot, kind: keyof Snapshot['nextIds']): number {
  const taken = draft.nextIds[kind];
  draft.nextIds[kind] = taken + 1;
  return taken;
}
