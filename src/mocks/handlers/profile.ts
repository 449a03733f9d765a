import { ok } from '@/mocks/answers';
import { requestingMember, type Route } from '@/mocks/routing';
import { wirePerson } from '@/mocks/wire';

export const profileRoutes: readonly Route[] = [
  {
    host: 'portal',
    method: 'GET',
    path: '/auth/users/me/',
    access: 'member',
    answer: (call) => ok(wirePerson(requestingMember(call))),
  },
];
