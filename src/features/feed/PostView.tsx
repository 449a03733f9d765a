import { useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import type { Post } from '@/api/models/post';
import { offlineError } from '@/api/providerError';
import { commentPageWords as words } from '@/content/commentPageWords';
import { ButtonLink } from '@/ui/Button';
import * as cardStyles from '@/ui/card.module.css';
import * as styles from './post.module.css';
import { EmptyState } from '@/ui/EmptyState';
import type { ChosenPost } from './chosenPost';
import { FeedFailure } from './FeedFailure';
import { PostAuthor, PostBody } from './PostCard';
import type { PostLinks } from './postLinks';
import { usePictureViewer } from './usePictureViewer';
import { usePosts } from './usePosts';
import { PostsSkeleton } from './PostsSkeleton';

function WholePost({ post, links }: { readonly post: Post; readonly links: PostLinks }) {
  const [open, setOpen] = useState(false);
  const { state }: Location<unknown> = useLocation();
  const { view, viewer } = usePictureViewer([{ key: 'post', entry: post }]);
  return (
    <article className={`${styles.post} ${styles.postWhole} ${cardStyles.card}`} data-slot="post">
      {/* The link to this page still leads back to the feed that the reader came from. */}
      <PostAuthor
        post={post}
        links={links}
        {...(typeof state === 'string' && { linkState: state })}
      />
      <PostBody
        post={post}
        whole
        open={open}
        onToggle={() => setOpen(!open)}
        onView={() => view('post')}
      />
      {viewer}
    </article>
  );
}

type PostViewProps = {
  readonly chosen: ChosenPost;
  readonly links: PostLinks;
  readonly community?: number | undefined;
  readonly gone: boolean;
};

/** The post from the newest list, else as chosen; shows a text if it is gone or on another page. */
export function PostView({ chosen, links, community, gone }: PostViewProps) {
  const { posts, isCached, error, busy, closed, refetch } = usePosts(community, true);
  const listed = posts?.find(({ id }) => id === chosen.id);
  const post = listed ?? (gone ? undefined : chosen.stored);
  if (post !== undefined) return <WholePost post={post} links={links} />;
  if (posts === undefined || isCached) {
    const failure = error ?? (isCached ? offlineError : undefined);
    if (failure === undefined) return <PostsSkeleton />;
    const retry = { onRetry: () => void refetch(), pending: busy };
    const reading = { closed, community, level: 2 } as const;
    return <FeedFailure error={failure} {...retry} {...reading} />;
  }
  const [heading, text] = gone
    ? [words.gone, words.goneText]
    : [words.notListed, words.notListedText];
  return (
    <EmptyState drawing="state-not-found" heading={heading} text={text} failure={gone}>
      {gone && <ButtonLink to={links.all}>{words.toFeed}</ButtonLink>}
    </EmptyState>
  );
}
