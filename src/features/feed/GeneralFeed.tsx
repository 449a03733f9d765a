import type { ReactNode } from 'react';
import type { Post } from '@/api/models/post';
import { asked } from './answerOf';
import { Feed } from './Feed';
import type { PostFoot } from './PostCard';
import { usePostsQuery } from './posts.api';

type GeneralFeedProps = {
  readonly foot: PostFoot;
  readonly category?: number | undefined;
  readonly status?: (posts: readonly Post[], shown: number) => ReactNode;
};

const place = { list: 'posts' } as const;

/** The feed of the whole community (specification, section 2, 'Community main'). */
export function GeneralFeed(props: GeneralFeedProps) {
  const { refetch, ...answer } = usePostsQuery(undefined, asked);
  return <Feed {...props} place={place} answer={answer} refetch={refetch} />;
}
