import { list } from '@/mocks/answers';
import type { Route } from '@/mocks/routing';

/** `GET /showroom/approved-listings/`: open to everyone. */
export const listingRoutes: readonly Route[] = [
  {
    host: 'outsourcing',
    method: 'GET',
    path: '/showroom/approved-listings/',
    access: 'anyone',
    answer: (call) => list(call, 'listings', call.snapshot.listings),
  },
];
