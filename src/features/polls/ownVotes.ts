import { useMemo } from 'react';
import type { Act, Vote } from '@/api/outbox/act';
import { useActs } from '@/api/outbox/hooks';

/** A vote for this poll, however it stands. */
export const isVoteIn =
  (poll: number) =>
  (act: Act): act is Vote =>
    act.kind === 'vote' && act.target.poll === poll;

const counts = (act: Act): act is Vote => act.kind === 'vote' && act.state !== 'refused';

/** Every vote the member cast from this device, the newest first; refused ones are taken back. */
export function useOwnVotes(): readonly Vote[] {
  const acts = useActs();
  return useMemo(() => acts.filter(counts).toReversed(), [acts]);
}

/** The member's vote in a poll: one a poll, from this device. */
export function useOwnVote(poll: number): Vote | undefined {
  return useOwnVotes().findLast(isVoteIn(poll));
}
