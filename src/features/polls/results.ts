import { type Poll, votesCast, votesForAnswers, votesOf } from '@/api/models/poll';
import type { Vote } from '@/api/outbox/act';

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
  if (vote === undefined || vote.state === 'unclear' || vote.state === 'refused') return poll;
  if (vote.state === 'sent' && (vote.settledAt ?? 0) <= readAt) return poll;
  const { answer } = vote.target;
  const now = votesOf(poll, answer);
  if (now === undefined) return poll;
  const votes = vote.asked === undefined ? now + 1 : Math.max(now, vote.asked);
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
  const stands = vote !== undefined && vote.state !== 'unclear';
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
