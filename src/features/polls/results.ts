import { useMemo } from 'react';
import { type Poll, votesCast, votesForAnswers, votesOf } from '@/api/models/poll';
import { useOutboxItems } from '@/outbox/hooks';
import type { Vote, OutboxItem } from '@/outbox/item';

/** A vote for this poll, however it stands. */
export const isVoteIn =
  (poll: number) =>
  (act: OutboxItem): act is Vote =>
    act.kind === 'vote' && act.target.poll === poll;

const counts = (act: OutboxItem): act is Vote => act.kind === 'vote' && act.state !== 'rejected';

/** Every vote the member cast from this device, the newest first; refused ones are taken back. */
export function useOwnVotes(): readonly Vote[] {
  const acts = useOutboxItems();
  return useMemo(() => acts.filter(counts).toReversed(), [acts]);
}

/** The member's vote in a poll: one a poll, from this device. */
export function useOwnVote(poll: number): Vote | undefined {
  return useOwnVotes().findLast(isVoteIn(poll));
}

/** One answer with its votes, as a bar shows it. */
export type Result = {
  readonly key: string;
  /** What a vote for it names; undefined where none can be cast for it alone. */
  readonly target?: number;
  readonly contestant?: string;
  readonly text: string;
  readonly votes: number;
  /** Percent of all votes, rounded. */
  readonly share: number;
  /** None has more votes, and it has at least one. */
  readonly leads: boolean;
  /** The member's own vote, as far as it is not known to have failed. */
  readonly mine: boolean;
};

export type Results = {
  readonly entries: readonly Result[];
  /** Votes cast; undefined where the provider does not say. */
  readonly total: number | undefined;
  /** What a vote names where answers cannot be told apart; undefined where they can, or none counts. */
  readonly whole: number | undefined;
};

/** The newest counts with the member's own vote laid over them, until a reading after it shows it. */
function laid(poll: Poll, vote: Vote | undefined, readAt: number): Poll {
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

/**
 * What a poll shows (decisions, section 6). Pure.
 * @param vote the member's own, if there is one
 * @param readAt when the poll was read, in milliseconds
 */
export function resultsOf(poll: Poll, vote: Vote | undefined, readAt: number): Results {
  const shown = laid(poll, vote, readAt);
  const total = votesCast(shown);
  const most = Math.max(1, ...shown.answers.map(({ votes }) => votes));
  const stands = vote !== undefined && vote.state !== 'unknown';
  const entries = shown.answers.map(({ id, contestant, text, votes }, index) => ({
    key: `${id ?? 'answer'} ${index}`,
    ...(id !== undefined && { target: id }),
    ...(contestant !== undefined && { contestant }),
    text,
    votes,
    share: total === undefined || total === 0 ? 0 : Math.round((votes / total) * 100),
    leads: votes === most,
    mine: stands && id !== undefined && vote.target.answer === id,
  }));
  const whole = !votesForAnswers(poll) && votesOf(poll, poll.id) !== undefined;
  return { entries, total, whole: whole ? poll.id : undefined };
}

/** An answer in a few words: whom, else what. */
export const namedAnswer = ({ contestant, text }: Pick<Result, 'contestant' | 'text'>): string =>
  contestant ?? text;
