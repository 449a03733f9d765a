import * as z from 'zod';
import { ok } from '@/mocks/answers';
import { checkedBody } from '@/mocks/bodies';
import { wholeNumber } from '@/mocks/fields';
import { conflict, notFound } from '@/mocks/refusal';
import { idIn, type Route } from '@/mocks/routing';
import type { Poll, PollAnswer, Snapshot } from '@/mocks/snapshot';
import { wirePoll } from '@/mocks/wire';

const voteSchema = z.object({ votes: wholeNumber });

/** An answer, or a poll without answers: they share one row of ids. */
function votedFor(draft: Snapshot, wanted: number): PollAnswer | Poll {
  const answer = draft.polls.flatMap((poll) => poll.answers).find(({ id }) => id === wanted);
  const poll = draft.polls.find(({ id, answers }) => id === wanted && answers.length === 0);
  const found = answer ?? poll;
  if (found === undefined) throw notFound();
  return found;
}

/** 409 unless `votes` is the count plus one: somebody else voted in between. */
export const voteRoutes: readonly Route[] = [
  {
    host: 'portal',
    method: 'POST',
    path: '/poll/answers/:answerId/vote/',
    access: 'member',
    answer: async (call) => {
      const wanted = idIn(call, 'answerId');
      const { votes } = checkedBody(call.body, voteSchema);
      const voted = await call.context.database.change((draft) => {
        const found = votedFor(draft, wanted);
        if (votes !== found.votes + 1) {
          throw conflict('The votes have changed in the meantime.');
        }
        found.votes = votes;
        return 'answers' in found ? wirePoll(found) : found;
      });
      return ok(voted);
    },
  },
];
