import { useMemo } from 'react';
import { type Poll, votesCast, votesForAnswers, votesOf } from '@/api/models/poll';
import { useOutboxItems } from '@/outbox/hooks';
import type { Vote, OutboxItem } from '@/outbox/item';

export const isVoteIn =
  (poll: number) =>
  (item: OutboxItem): item is Vote =>
    item.kind === 'vote' && item.target.poll === poll;

export const isCastVote = (item: OutboxItem): item is Vote =>
  item.kind === 'vote' && item.state !== 'rejected';

/** Votes cast from this device, newest first; rejected ones are not included. */
export function useOwnVotes(): readonly Vote[] {
  const items = useOutboxItems();
  return useMemo(() => items.filter(isCastVote).toReversed(), [items]);
}

/** One per poll, member and device. */
export function useOwnVote(poll: number): Vote | undefined {
  return useOutboxItems().filter(isCastVote).find(isVoteIn(poll));
}

export type Result = ReturnType<typeof resultsOf>['entries'][number];

/** Adds the member's vote until a later reading includes it. */
function withOwnVote(poll: Poll, vote: Vote | undefined, readAt: number): Poll {
  if (vote === undefined || vote.state === 'unknown' || vote.state === 'rejected') return poll;
  if (vote.state === 'sent' && (vote.sentAt ?? 0) <= readAt) return poll;
  const { answer } = vote.target;
  const now = votesOf(poll, answer);
  if (now === undefined) return poll;
  const votes = vote.requestedVotes === undefined ? now + 1 : Math.max(now, vote.requestedVotes);
  if (!votesForAnswers(poll)) return { ...poll, own: votes };
  return {
    ...poll,
    answers: poll.answers.map((one) => (one.id === answer ? { ...one, votes } : one)),
  };
}

/** A poll's results with the member's vote (decisions, section 6). Pure. */
export function resultsOf(poll: Poll, vote: Vote | undefined, readAt: number) {
  const shown = withOwnVote(poll, vote, readAt);
  /** Undefined if the provider has no count. */
  const total = votesCast(shown);
  const highestCount = Math.max(1, ...shown.answers.map(({ votes }) => votes));
  const isCounted = vote !== undefined && vote.state !== 'unknown';
  const entries = shown.answers.map(({ id, contestant, text, votes }, index) => ({
    key: `${id ?? 'answer'} ${index}`,
    /** What a vote names; undefined if none can be cast for it. */
    target: id,
    contestant,
    text,
    votes,
    share: total === undefined || total === 0 ? 0 : Math.round((votes / total) * 100),
    /** Nobody has more votes, and it has one. */
    leads: votes === highestCount,
    mine: isCounted && id !== undefined && vote.target.answer === id,
  }));
  const votesForPoll = !votesForAnswers(poll) && votesOf(poll, poll.id) !== undefined;
  /** The poll's id, if votes name the poll instead of answers. */
  const pollTarget = votesForPoll ? poll.id : undefined;
  const takesVotes = pollTarget !== undefined || entries.some(({ target }) => target !== undefined);
  return { entries, total, pollTarget, takesVotes };
}

export const namedAnswer = ({ contestant, text }: Pick<Result, 'contestant' | 'text'>): string =>
  contestant ?? text;
