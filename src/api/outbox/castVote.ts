import { offlineError, type ProviderError } from '@/api/providerError';
import { type Act, targetKey, type Vote } from './act';
import type { CarriedOut } from './send';

type Answer<Data> = { readonly data: Data } | { readonly error: ProviderError };

type Casting = {
  readonly signal: AbortSignal;
  /** The newest count of what the vote is for. */
  readonly count: (vote: Vote) => Promise<Answer<number>>;
  readonly carryOut: (vote: Vote) => Promise<Answer<CarriedOut>>;
  /** Told which count is being asked for before its call leaves; undefined while none is. */
  readonly onAsk: (votes: number | undefined) => Promise<unknown>;
};

/** How often a vote is asked for while others come first. */
const rounds = 3;

const overtaken = (answer: Answer<unknown>) => 'error' in answer && answer.error.status === 409;

/**
 * Casts a vote: reads the newest count and asks for one more. Where somebody else's vote came in
 * between, the count is read again and asked for again, never forced (decisions, section 6); where
 * that goes on, the provider's 409 is the answer.
 */
export async function castVote(
  vote: Vote,
  casting: Casting,
  left = rounds,
): Promise<Answer<CarriedOut>> {
  const { signal, count, carryOut, onAsk } = casting;
  await onAsk(undefined);
  const newest = await count(vote);
  if ('error' in newest) return newest;
  if (signal.aborted) return { error: offlineError };
  const asked = newest.data + 1;
  await onAsk(asked);
  const answer = await carryOut({ ...vote, asked });
  return overtaken(answer) && left > 1 ? castVote(vote, casting, left - 1) : answer;
}

/** True for a vote whose poll has another one of this member: each poll takes one of a device. */
export function isSecondVote(act: Act, acts: readonly Act[]): boolean {
  if (act.kind !== 'vote') return false;
  const waits = ({ state }: Act) => state === 'waiting' || state === 'refused';
  return acts.some(
    (other) => other.id !== act.id && targetKey(other) === targetKey(act) && !waits(other),
  );
}
