import { list } from '@/mocks/answers';
import type { Route } from '@/mocks/routing';

export const listingRoutes: readonly Route[] = [
  {
    host: 'outsourcing',
    method: 'GET',
    path: '/showroom/approved-listings/',
    access: 'anyone',
    answer: (call) => list(call, 'listings', call.snapshot.listings),
  },
];
