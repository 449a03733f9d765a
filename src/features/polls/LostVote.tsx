import { votesOf } from '@/api/models/poll';
import type { Vote } from '@/api/outbox/act';
import { usePoll } from './usePoll';
import { UnclearVote } from './VoteNote';

/** A vote that no answer came to, away from its poll: what the newest count says, and what can be done. */
export function LostVote({ vote }: { readonly vote: Vote }) {
  const { poll } = usePoll(vote.target.poll);
  return <UnclearVote vote={vote} votes={poll && votesOf(poll, vote.target.answer)} />;
}
