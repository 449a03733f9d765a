import type { Route } from '@/mocks/routing';
import { commentRoutes } from './comments';
import { communityRoutes } from './communities';
import { communityCommentRoutes } from './communityComments';
import { communityPostRoutes } from './communityPosts';
import { demoControlRoutes } from './demoControls';
import { joinRequestRoutes } from './joinRequests';
import { listingRoutes, quoteRoutes } from './outsourcing';
import { loginRoutes, profileRoutes } from './session';
import { mediaRoutes } from './media';
import { pollRoutes } from './polls';
import { postRoutes } from './posts';
import { registrationRoutes } from './registration';
import { voteRoutes } from './votes';

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
