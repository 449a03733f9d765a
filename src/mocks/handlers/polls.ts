import * as z from 'zod';
import { created, list, ok } from '@/mocks/responses';
import { checkedBody, filledText, wholeNumber } from '@/mocks/bodies';
import { notFound, conflict } from '@/mocks/refusal';
import { requestingMember, type Call, entryIn, idIn, type Route, route } from '@/mocks/routing';
import { insert, nextId, type Poll, type PollAnswer, type Snapshot } from '@/mocks/snapshot';
import { fullName, wirePoll } from '@/mocks/serializers';

const pollSchema = z.object({ entry_text: filledText });
const voteSchema = z.object({ votes: wholeNumber });

const pollOf = (call: Call) => entryIn(call, 'pollId', call.snapshot.polls);

const answersAt = (path: string): Route =>
  route.get(path, 'member', (call) => list(call, 'pollAnswers', pollOf(call).answers));

/** An answer, or a poll without answers: they share one sequence of ids. */
function votedFor(draft: Snapshot, wanted: number): PollAnswer | Poll {
  const answer = draft.polls.flatMap((poll) => poll.answers).find(({ id }) => id === wanted);
  const poll = draft.polls.find(({ id, answers }) => id === wanted && answers.length === 0);
  const found = answer ?? poll;
  if (found === undefined) throw notFound();
  return found;
}

export const pollRoutes: readonly Route[] = [
  route.get('/poll/:pollId/', 'member', (call) => ok(wirePoll(pollOf(call)))),
  answersAt('/poll/:pollId/answers/'),
  answersAt('/polls/:pollId/answers/'),
  route.post('/poll/', 'admin', async (call) => {
    const admin = requestingMember(call);
    const wanted = checkedBody(call.body, pollSchema);
    const poll = await call.context.database.change((draft) =>
      insert(draft.polls, {
        id: nextId(draft.polls.flatMap((one) => [one, ...one.answers])),
        question: wanted.entry_text,
        contestant: fullName(admin),
        votes: 0,
        answers: [],
      }),
    );
    return created(wirePoll(poll));
  }),
  // 409 unless `votes` is the count plus one: somebody else voted in between.
  route.post('/poll/answers/:answerId/vote/', 'member', async (call) => {
    const wanted = idIn(call, 'answerId');
    const { votes } = checkedBody(call.body, voteSchema);
    const voted = await call.context.database.change((draft) => {
      const found = votedFor(draft, wanted);
      if (votes !== found.votes + 1) {
        throw conflict('Someone else voted at the same time.');
      }
      found.votes = votes;
      return 'answers' in found ? wirePoll(found) : found;
    });
    return ok(voted);
  }),
];
