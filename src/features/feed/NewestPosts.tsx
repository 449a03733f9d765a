import { Link } from 'react-router-dom';
import { newestPostsWords as words } from '@/content/adminWords';
import { categoryLabel } from '@/content/categories';
import { paths, withQuery } from '@/config/paths';
import { LoadFailure } from '@/ui/LoadFailure';
import { Ago } from '@/ui/formatted/Ago';
import * as layoutStyles from '@/ui/layout.module.css';
import * as cardStyles from '@/ui/card.module.css';
import * as styles from './skeletons.module.css';
import { TextLink } from '@/ui/TextLink';
import { newestFirst } from './newestFirst';
import { titleOf } from '@/api/loadedPosts';
import { usePostsQuery } from '@/api/posts.api';

export function NewestPosts() {
  const { data, isError, isFetching, refetch } = usePostsQuery(undefined, {
    refetchOnMountOrArgChange: 10,
  });
  const posts = data && newestFirst(data).slice(0, 4);
  return (
    <section className={styles.newestPosts} aria-label={words.heading} data-slot="newest-posts">
      <h2>{words.heading}</h2>
      {posts === undefined && !isError && (
        <div className={styles.newestPostsWaiting} role="status">
          <span className={layoutStyles.sr}>{words.loading}</span>
          <span className={cardStyles.skel} data-slot="skeleton" />
          <span className={cardStyles.skel} data-slot="skeleton" />
          <span className={cardStyles.skel} data-slot="skeleton" />
        </div>
      )}
      {posts === undefined && isError && (
        <LoadFailure text={words.failed} pending={isFetching} onRetry={() => void refetch()} />
      )}
      {posts?.length === 0 && <p className={layoutStyles.muted}>{words.none}</p>}
      {posts !== undefined && posts.length > 0 && (
        <ul>
          {posts.map((post) => (
            <li key={post.id}>
              <Link to={withQuery(paths.commentPage, { post: post.id })} dir="auto">
                {titleOf(post) || words.pictureOnly}
              </Link>
              <p className={`${layoutStyles.caption} ${layoutStyles.muted}`}>
                <bdi translate="no">{post.author}</bdi>
                {post.category !== undefined && categoryLabel(post.category) !== undefined && (
                  <> · {categoryLabel(post.category)}</>
                )}
                {post.createdAt !== undefined && (
                  <>
                    {' · '}
                    <Ago moment={post.createdAt} />
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      <TextLink to={paths.community}>{words.all}</TextLink>
    </section>
  );
}
