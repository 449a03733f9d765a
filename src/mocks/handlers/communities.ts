import { list } from '@/mocks/answers';
import { requestingMember, type Route } from '@/mocks/routing';

/** `GET /my-communities` on its own host, and `GET communities/`. */
export const communityRoutes: readonly Route[] = [
  {
    host: 'myCommunities',
    method: 'GET',
    path: '/my-communities',
    access: 'member',
    answer: (call) => {
      const mine = new Set(requestingMember(call).communityIds);
      const communities = call.snapshot.communities.filter(({ id }) => mine.has(id));
      return list(
        call,
        'myCommunities',
        communities.map(({ id, name }) => ({ id, name })),
      );
    },
  },
  {
    host: 'portal',
    method: 'GET',
    path: '/communities/',
    access: 'member',
    answer: (call) =>
      list(
        call,
        'communities',
        call.snapshot.communities.map(({ id, name }) => ({ id, name })),
      ),
  },
];
