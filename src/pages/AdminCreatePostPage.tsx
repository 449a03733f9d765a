import { Suspense, useMemo } from 'react';
import type { Post } from '@/api/models/post';
import { formWords } from '@/content/formWords';
import { partWords } from '@/content/pageError';
import { postFormWords } from '@/content/publishingWords';
import { DashboardLink } from '@/features/admin-dashboard/DashboardLink';
import { newestFirst } from '@/features/feed/newestFirst';
import { usePostsQuery } from '@/api/posts.api';
import { PostPreview } from '@/features/feed/PostPreview';
import { renderPendingItem } from '@/features/feed/PendingItem';
import { UnsentItems } from '@/features/outbox/OutboxList';
import { closedHead } from '@/config/site';
import { lazyOptional } from '@/lib/lazyOptional';

export const head = closedHead(`${postFormWords.heading} | TPOB Admin`);

const PostForm = lazyOptional(
  () => import('@/features/publishing/PostForm'),
  'PostForm',
  <p role="status">{partWords.retrying}</p>,
);

const preview = (post: Post) => <PostPreview post={post} />;

/** Where admins publish a post (specification, section 2, 'Admin create post'). */
export default function AdminCreatePostPage() {
  const { data } = usePostsQuery(undefined, { refetchOnMountOrArgChange: 10 });
  const posts = useMemo(() => newestFirst(data ?? []), [data]);
  return (
    <>
      <DashboardLink />
      <h1>{postFormWords.heading}</h1>
      <Suspense fallback={<p role="status">{formWords.loading}</p>}>
        <PostForm posts={posts} preview={preview} />
      </Suspense>
      <UnsentItems kind="admin-post" status={renderPendingItem} />
    </>
  );
}
