import { useMemo, useState } from 'react';
import type { Post } from '@/api/models/post';
import { commentPageWords, feedWords } from '@/content/feedWords';
import { ButtonLink } from '@/ui/Button';
import * as cardStyles from '@/ui/card.module.css';
import * as styles from './post.module.css';
import { ClampedText } from '@/ui/formatted/ClampedText';
import { EmptyState } from '@/ui/EmptyState';
import { feedQueryOptions, isClosed, type PostsAnswer } from './answerOf';
import type { ChosenPost } from './chosenPost';
import { FeedFailure } from './FeedFailure';
import { PostAuthor } from './PostCard';
import type { PostLinks } from './postLinks';
import { PostPicture } from './PostPicture';
import { useCommunityPostsQuery, usePostsQuery } from '@/api/posts.api';
import { usePictureViewer } from './usePictureViewer';
import { PostsSkeleton } from './PostsSkeleton';

/** Lines of a long post before it is cut. */
const lines = 30;

function WholePost({ post, links }: { readonly post: Post; readonly links: PostLinks }) {
  const [open, setOpen] = useState(false);
  const { title, body, picture, author } = post;
  const { view, viewer } = usePictureViewer(useMemo(() => [{ key: 'post', entry: post }], [post]));
  return (
    <article className={`${styles.post} ${styles.postWhole} ${cardStyles.card}`} data-slot="post">
      <PostAuthor post={post} links={links} />
      {title !== '' && <h2 dir="auto">{title}</h2>}
      {body !== '' && (
        <ClampedText
          text={body}
          lines={lines}
          open={open}
          onToggle={() => setOpen(!open)}
          words={feedWords}
        />
      )}
      {picture !== undefined && (
        <PostPicture source={picture} author={author} whole onView={() => view('post')} />
      )}
      {viewer}
    </article>
  );
}

type FoundProps = {
  readonly chosen: ChosenPost;
  readonly answer: PostsAnswer;
  readonly refetch: () => unknown;
  readonly links: PostLinks;
  /** The post's community is closed to this member. */
  readonly closed?: boolean;
};

/** The post from the newest list, else as chosen; reports if it is gone. */
function FoundPost({ chosen, answer, refetch, links, closed = false }: FoundProps) {
  const { posts, error, busy } = answer;
  const post = posts === undefined ? chosen.stored : posts.find(({ id }) => id === chosen.id);
  if (post !== undefined) return <WholePost post={post} links={links} />;
  if (posts === undefined) {
    if (error === undefined || busy) return <PostsSkeleton />;
    return <FeedFailure error={error} onRetry={() => void refetch()} closed={closed} />;
  }
  return (
    <EmptyState
      drawing="state-not-found"
      heading={commentPageWords.gone}
      text={commentPageWords.goneText}
      failure
    >
      <ButtonLink to={links.all}>{commentPageWords.toFeed}</ButtonLink>
    </EmptyState>
  );
}

type ViewProps = { readonly chosen: ChosenPost; readonly links: PostLinks };

export function PostView(props: ViewProps) {
  const { refetch, ...answer } = usePostsQuery(undefined, feedQueryOptions);
  return <FoundPost {...props} answer={answer} refetch={refetch} />;
}

export function CommunityPostView({
  community,
  ...props
}: ViewProps & { readonly community: number }) {
  const { refetch, ...answer } = useCommunityPostsQuery(community, feedQueryOptions);
  return <FoundPost {...props} answer={answer} refetch={refetch} closed={isClosed(answer)} />;
}
