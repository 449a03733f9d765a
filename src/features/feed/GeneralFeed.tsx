import type { ReactNode } from 'react';
import type { Post } from '@/api/models/post';
import { feedQueryOptions } from './answerOf';
import { Feed } from './Feed';
import type { PostFoot } from './PostCard';
import type { PostLinks } from './postLinks';
import { usePostsQuery } from '@/api/posts.api';
import type { FeedPart } from './useFeedView';

type GeneralFeedProps = FeedPart & {
  readonly foot: PostFoot;
  readonly links: PostLinks;
  readonly category?: number | undefined;
  readonly status?: (posts: readonly Post[], shown: number) => ReactNode;
  readonly filter?: ReactNode;
};

const place = { list: 'posts' } as const;

/** Specification, section 2, 'Community main'. */
export function GeneralFeed(props: GeneralFeedProps) {
  const { refetch, ...answer } = usePostsQuery(undefined, feedQueryOptions);
  return (
    <Feed
      key={props.author ?? String(props.saved)}
      {...props}
      place={place}
      answer={answer}
      refetch={refetch}
    />
  );
}
