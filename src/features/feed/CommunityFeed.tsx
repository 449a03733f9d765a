import { useMemo } from 'react';
import { feedQueryOptions } from './answerOf';
import { Feed } from './Feed';
import type { PostFoot } from './PostCard';
import { type PostLinks, useAuthor } from './postLinks';
import { useCommunityPostsQuery } from '@/api/posts.api';

type CommunityFeedProps = {
  readonly community: number;
  readonly foot: PostFoot;
  readonly links: PostLinks;
};

/** Specification, section 2, 'Community posts screen'. */
export function CommunityFeed({ community, foot, links }: CommunityFeedProps) {
  const { refetch, ...answer } = useCommunityPostsQuery(community, feedQueryOptions);
  const place = useMemo(() => ({ list: 'community-posts', community }) as const, [community]);
  const author = useAuthor();
  return (
    <Feed
      key={`${community} ${author ?? ''}`}
      place={place}
      answer={answer}
      refetch={refetch}
      foot={foot}
      links={links}
      author={author}
    />
  );
}
