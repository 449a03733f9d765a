import * as z from 'zod';
import { created } from '@/mocks/answers';
import { checkedBody } from '@/mocks/bodies';
import { namedCommunity } from '@/mocks/communityAccess';
import { anyText, filledText } from '@/mocks/fields';
import { badRequest } from '@/mocks/refusal';
import { requestingMember, type Route } from '@/mocks/routing';
import { takeId } from '@/mocks/snapshot';

const requestSchema = z.object({ description: filledText, category: anyText });

/** Groups that share community 1 are told apart by `category`. */
export const joinRequestRoutes: readonly Route[] = [
  {
    host: 'portal',
    method: 'POST',
    path: '/community/:communityId/request/',
    access: 'member',
    answer: async (call) => {
      const member = requestingMember(call);
      const community = namedCommunity(call);
      const wanted = checkedBody(call.body, requestSchema);
      const category = wanted.category.trim() === '' ? null : wanted.category.trim();
      await call.context.database.change((draft) => {
        const asked = draft.joinRequests.some(
          (request) =>
            request.communityId === community.id &&
            request.memberId === member.id &&
            request.category === category,
        );
        if (asked) throw badRequest('You have already asked to join.');
        draft.joinRequests.push({
          id: takeId(draft, 'joinRequest'),
          communityId: community.id,
          memberId: member.id,
          description: wanted.description,
          category,
        });
      });
      return created({ detail: 'Your request to join has been received.' });
    },
  },
];
