import type { ProviderError } from '@/api/providerError';
import type { Act, Vote } from './act';
import { likeness, type Seen, type Self } from './match';
import { listPathOf } from './requests';

/** What reading an act's list again brought to light. */
export type Finding =
  | { readonly found: 'there'; readonly id: number }
  | { readonly found: 'missing' }
  /** The list was read, and does not tell. */
  | { readonly found: 'untold' }
  /** The list could not be read, or it leaves open whether sending again would be once too often. */
  | { readonly found: 'unread' };

type Reading = {
  /** The newest count of what a vote is for. */
  readonly count: (
    vote: Vote,
  ) => Promise<{ readonly data: number } | { readonly error: ProviderError }>;
  /** The newest entries of an act's list, or undefined where they cannot be read. */
  readonly list: (act: Act) => Promise<readonly Seen[] | undefined>;
  /** Who the member is, or undefined where the provider does not say. */
  readonly self: () => Promise<Self | undefined>;
};

/** A count below the one asked for is without the vote; a higher one may hold it, or another's. */
async function findVote(vote: Vote, count: Reading['count']): Promise<Finding> {
  if (vote.asked === undefined) return { found: 'missing' };
  const newest = await count(vote);
  if ('error' in newest) return { found: 'unread' };
  return { found: newest.data < vote.asked ? 'missing' : 'unread' };
}

/**
 * Looks for an act whose answer never came (architecture, section 4).
 * @param others the member's other acts: what one of them became is not this one
 */
export async function findAct(
  act: Act,
  others: readonly Act[],
  { count, list, self }: Reading,
): Promise<Finding> {
  if (act.kind === 'vote') return findVote(act, count);
  if (listPathOf(act) === undefined) return { found: 'untold' };
  const [entries, me] = await Promise.all([list(act), self()]);
  if (entries === undefined || me === undefined) return { found: 'unread' };
  const taken = new Set(
    others.flatMap(({ id, kind, settledId }) =>
      id !== act.id && kind === act.kind && settledId !== undefined ? [settledId] : [],
    ),
  );
  const alike = entries
    .filter(({ id }) => !taken.has(id))
    .map((entry) => ({ id: entry.id, like: likeness(act, entry, me) }));
  const same = alike.find(({ like }) => like === 'same');
  if (same !== undefined) return { found: 'there', id: same.id };
  return { found: alike.some(({ like }) => like === 'doubtful') ? 'untold' : 'missing' };
}
