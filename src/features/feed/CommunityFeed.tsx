import { useMemo } from 'react';
import { asked } from './answerOf';
import { Feed } from './Feed';
import type { PostFoot } from './PostCard';
import { useCommunityPostsQuery } from './posts.api';

type CommunityFeedProps = { readonly community: number; readonly foot: PostFoot };

/** The posts of one community (specification, section 2, 'Community posts screen'). */
export function CommunityFeed({ community, foot }: CommunityFeedProps) {
  const { refetch, ...answer } = useCommunityPostsQuery(community, asked);
  const place = useMemo(() => ({ list: 'community-posts', community }) as const, [community]);
  return <Feed key={community} place={place} answer={answer} refetch={refetch} foot={foot} />;
}
