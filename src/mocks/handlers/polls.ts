import * as z from 'zod';
import { created, list, ok } from '@/mocks/answers';
import { checkedBody } from '@/mocks/bodies';
import { filledText } from '@/mocks/fields';
import { notFound } from '@/mocks/refusal';
import { requestingMember, type Call, idIn, type Route } from '@/mocks/routing';
import { type Poll, takeId } from '@/mocks/snapshot';
import { fullName, wirePoll } from '@/mocks/wire';

const pollSchema = z.object({ entry_text: filledText });

function pollOf(call: Call) {
  const wanted = idIn(call, 'pollId');
  const poll = call.snapshot.polls.find(({ id }) => id === wanted);
  if (poll === undefined) throw notFound();
  return poll;
}

const answersAt = (path: string): Route => ({
  host: 'portal',
  method: 'GET',
  path,
  access: 'member',
  answer: (call) => list(call, 'pollAnswers', pollOf(call).answers),
});

/** Poll, answers (two addresses), and `POST /poll/` for admins. */
export const pollRoutes: readonly Route[] = [
  {
    host: 'portal',
    method: 'GET',
    path: '/poll/:pollId/',
    access: 'member',
    answer: (call) => ok(wirePoll(pollOf(call))),
  },
  answersAt('/poll/:pollId/answers/'),
  answersAt('/polls/:pollId/answers/'),
  {
    host: 'portal',
    method: 'POST',
    path: '/poll/',
    access: 'admin',
    answer: async (call) => {
      const admin = requestingMember(call);
      const wanted = checkedBody(call.body, pollSchema);
      const poll = await call.context.database.change((draft) => {
        const added: Poll = {
          id: takeId(draft, 'poll'),
          question: wanted.entry_text,
          contestant: fullName(admin),
          votes: 0,
          answers: [],
        };
        draft.polls.push(added);
        return added;
      });
      return created(wirePoll(poll));
    },
  },
];
