import type { Route } from '@/mocks/routing';
import { commentRoutes } from './comments';
import { communityRoutes, joinRequestRoutes } from './communities';
import { communityCommentRoutes } from './communityComments';
import { communityPostRoutes } from './communityPosts';
import { demoControlRoutes } from './demoControls';
import { listingRoutes, quoteRoutes } from './outsourcing';
import { loginRoutes, profileRoutes } from './session';
import { mediaRoutes, postRoutes } from './posts';
import { pollRoutes, voteRoutes } from './polls';
import { registrationRoutes } from './registration';

/** Specification, section 7, and the demo's controls. */
export const routes: readonly Route[] = [
  ...registrationRoutes,
  ...loginRoutes,
  ...profileRoutes,
  ...communityRoutes,
  ...postRoutes,
  ...commentRoutes,
  ...communityPostRoutes,
  ...communityCommentRoutes,
  ...pollRoutes,
  ...voteRoutes,
  ...joinRequestRoutes,
  ...quoteRoutes,
  ...listingRoutes,
  ...mediaRoutes,
  ...demoControlRoutes,
];
