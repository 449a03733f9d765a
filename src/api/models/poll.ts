import * as z from 'zod/mini';
import type { ProviderMeta } from '@/api/baseQuery';
import { authorName, idOf, readList } from '@/api/wire';
import { fieldOf, isRecord } from '@/lib/fieldOf';
import { visibleText } from '@/lib/visibleText';
import { textIn } from './parsePost';

type PollAnswer = {
  readonly id?: number;
  /** What one votes for, if the provider sends it beside the text. */
  readonly contestant?: string;
  readonly text: string;
  readonly votes: number;
};

export type Poll = {
  readonly id: number;
  /** `entry_text`; may be empty. */
  readonly question: string;
  readonly contestant?: string;
  /** Votes for the poll itself; they count if no answer has an id. */
  readonly own?: number;
  readonly answers: readonly PollAnswer[];
};

const maxLength = 1000;

/** A number, also as text; a missing count may be null. */
const wireVotes = z.pipe(
  z.union([
    z.number(),
    z.pipe(z.string().check(z.regex(/^\s*\d+(\.0+)?\s*$/)), z.transform(Number)),
    z.pipe(z.null(), z.transform(Number)),
  ]),
  z.int().check(z.nonnegative()),
);

const textOf = (...values: readonly unknown[]) => textIn(...values).slice(0, maxLength);

function contestantOf(wire: Readonly<Record<string, unknown>>): { readonly contestant?: string } {
  const wireName = wire['contestant'] ?? wire['contestant_name'];
  // Digits in a text are a name here, such as a year; of an author they are an id.
  const text = typeof wireName === 'string' ? wireName : (authorName(wireName) ?? '');
  const name = visibleText(text).slice(0, maxLength);
  return name === '' ? {} : { contestant: name };
}

export function readPollAnswer(wire: unknown): PollAnswer | undefined {
  const votes = wireVotes.safeParse(fieldOf(wire, 'votes')).data;
  if (!isRecord(wire) || votes === undefined) return undefined;
  const id = idOf(wire);
  return {
    ...(id !== undefined && { id }),
    ...contestantOf(wire),
    text: textOf(wire['entry_text'], wire['text'], wire['answer'], wire['title'], wire['name']),
    votes,
  };
}

/** A poll and its answers; undefined if either cannot be read. */
export function readPoll(
  id: number,
  body: unknown,
  answers: unknown,
  meta?: ProviderMeta,
): Poll | undefined {
  const inner = fieldOf(body, 'data');
  const wire = isRecord(inner) ? inner : body;
  const list = answers === undefined ? [] : readList(answers, 'poll answers', readPollAnswer, meta);
  if (!isRecord(wire) || list === undefined) return undefined;
  const own = wireVotes.safeParse(wire['votes']).data;
  const named = contestantOf(wire);
  const [first] = list;
  // The specification's answers have counts alone: a single one is for the poll's contestant.
  const isNameless = first !== undefined && first.contestant === undefined && first.text === '';
  return {
    id,
    question: textOf(wire['entry_text'], wire['question'], wire['title'], wire['text']),
    ...named,
    ...(own !== undefined && { own }),
    answers: list.length === 1 && isNameless ? [{ ...first, ...named }] : list,
  };
}

const sumOf = (answers: readonly PollAnswer[]) =>
  answers.reduce((sum, { votes }) => sum + votes, 0);

/** True if votes name answers, else they name the poll (decisions, section 6). */
export const votesForAnswers = ({ answers }: Poll): boolean =>
  answers.some(({ id }) => id !== undefined);

/** All known votes; undefined if there is no count at all. */
export const votesCast = ({ answers, own }: Poll): number | undefined =>
  answers.length > 0 ? sumOf(answers) : own;

/** The count of a vote's target; undefined if it is gone. */
export function votesOf(poll: Poll, target: number): number | undefined {
  if (votesForAnswers(poll)) return poll.answers.find(({ id }) => id === target)?.votes;
  return target === poll.id ? (poll.own ?? votesCast(poll)) : undefined;
}
