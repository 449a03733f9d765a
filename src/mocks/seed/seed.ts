import { demoAccounts } from '@/content/demoAccounts';
import { hashPassword } from '@/mocks/passwords';
import type { Member, Snapshot } from '@/mocks/snapshot';
import { comments } from './comments';
import { communities } from './communities';
import { communityComments, communityPosts } from './communityPosts';
import { upTo } from './dates';
import { listings } from './listings';
import { members } from './members';
import { polls } from './polls';
import { posts } from './posts';

type Entry = { readonly id: number };

const after = (...lists: (readonly Entry[])[]): number =>
  1 + Math.max(0, ...lists.flat().map(({ id }) => id));

let secrets: Promise<ReadonlyMap<string, Member['password']>> | undefined;

/** By email, hashed once. */
function demoSecrets() {
  secrets ??= Promise.all(
    demoAccounts.map(async ({ email, password }) => [email, await hashPassword(password)] as const),
  ).then((entries) => new Map(entries));
  return secrets;
}

/** A fresh copy; only its dates vary. */
export async function createSeed(now = Date.now()): Promise<Snapshot> {
  const known = await demoSecrets();
  return structuredClone({
    version: 2 as const,
    revision: 0,
    members: members.map((member) => ({ ...member, password: known.get(member.email) ?? null })),
    sessions: [],
    communities: [...communities],
    posts: upTo(now, posts),
    comments: upTo(now, comments),
    communityPosts: upTo(now, communityPosts),
    communityComments: upTo(now, communityComments),
    polls: [...polls],
    joinRequests: [],
    quotes: [],
    listings: [...listings],
    nextIds: {
      member: after(members),
      post: after(posts),
      comment: after(comments),
      communityPost: after(communityPosts),
      communityComment: after(communityComments),
      poll: after(
        polls,
        polls.flatMap(({ answers }) => answers),
      ),
      joinRequest: 1,
      quote: 1,
    },
  });
}
