import * as z from 'zod';
import { list, created } from '@/mocks/responses';
import { entryIn, requestingMember, type Route, route, routesAt } from '@/mocks/routing';
import { checkedBody, anyText, filledText } from '@/mocks/bodies';
import { badRequest } from '@/mocks/refusal';
import { type Community, nextId } from '@/mocks/snapshot';

const wireCommunity = ({ id, name }: Readonly<Community>) => ({ id, name });

const requestSchema = z.object({ description: filledText, category: anyText });

export const communityRoutes: readonly Route[] = [
  routesAt('myCommunities').get('/my-communities', 'member', (call) => {
    const mine = new Set(requestingMember(call).communityIds);
    const communities = call.snapshot.communities.filter(({ id }) => mine.has(id));
    return list(call, 'myCommunities', communities, wireCommunity);
  }),
  route.get('/communities/', 'member', (call) =>
    list(call, 'communities', call.snapshot.communities, wireCommunity),
  ),
  // Groups that share community 1 are told apart by `category`.
  route.post('/community/:communityId/request/', 'member', async (call) => {
    const member = requestingMember(call);
    const community = entryIn(call, 'communityId', call.snapshot.communities);
    const wanted = checkedBody(call.body, requestSchema);
    const category = wanted.category.trim() === '' ? null : wanted.category.trim();
    await call.context.database.change((draft) => {
      const isRequested = draft.joinRequests.some(
        (request) =>
          request.communityId === community.id &&
          request.memberId === member.id &&
          request.category === category,
      );
      if (isRequested) throw badRequest('You have already asked to join.');
      draft.joinRequests.push({
        id: nextId(draft.joinRequests),
        communityId: community.id,
        memberId: member.id,
        description: wanted.description,
        category,
      });
    });
    return created({ detail: 'Your request to join has been received.' });
  }),
];
