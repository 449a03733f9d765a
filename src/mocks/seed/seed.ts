import type { Poll, Member, Snapshot } from '@/mocks/snapshot';
import { demoAccounts } from '@/content/demoAccounts';
import { hashPassword } from '@/mocks/authentication';
import { comments } from './comments';
import { communities, members } from './members';
import { communityComments, communityPosts } from './communityPosts';
import { upTo } from './dates';
import { listings } from './listings';
import { posts } from './posts';

/** 2 is the scheme poll; answers and polls share one sequence of ids. */
const polls: readonly Poll[] = [
  {
    id: 1,
    question: 'Which evening suits the master class best?',
    contestant: 'Aaliyah Mensah',
    votes: 0,
    answers: [
      { id: 4, text: 'Tuesday', votes: 9 },
      { id: 5, text: 'Thursday', votes: 17 },
      { id: 6, text: 'Saturday morning', votes: 12 },
    ],
  },
  {
    id: 2,
    question: 'Which project should the empowerment scheme support first?',
    contestant: 'Priya Ramanathan',
    votes: 0,
    answers: [
      { id: 7, contestant: 'Tunde Adeyemi', text: 'Tools for young apprentices', votes: 24 },
      {
        id: 8,
        contestant: 'Aaliyah Mensah',
        text: 'A shared kitchen for food businesses',
        votes: 18,
      },
      { id: 9, contestant: 'Soo-jin Bae', text: 'Interest-free starting loans', votes: 31 },
      { id: 10, contestant: 'Peter Kowalchuk', text: 'Evening classes in bookkeeping', votes: 13 },
    ],
  },
  {
    id: 3,
    question: 'Should regional breakfasts be held every month?',
    contestant: 'Tunde Adeyemi',
    votes: 14,
    answers: [],
  },
];

let secrets: Promise<ReadonlyMap<string, Member['password']>> | undefined;

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
  });
}
