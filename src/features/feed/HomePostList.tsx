import { type Post, readPost } from '@/api/models/post';
import { portalApi } from '@/api/portalApi';
import { fetchList } from '@/api/wire';
import { homePosts } from '@/content/home';
import { Button } from '@/ui/Button';
import { Portrait } from '@/ui/formatted/Portrait';
import { HomePostsFrame, HomePostsPlaceholder, NoHomePosts } from './HomePostsPlaceholder';
import * as cardStyles from '@/ui/card.module.css';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './homePosts.module.css';

/** `GET /posts/` for the landing page: once, without a token. */
const homePostsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    homePosts: build.query<readonly Post[], void>({
      queryFn: (_, _api, _options, fetchWithBQ) =>
        fetchList(fetchWithBQ, { path: '/posts/', authorize: false }, 'posts', readPost),
    }),
  }),
});

/** Specification, section 3: `post_category` equal to 1.0. */
const homeCategory = 1;
const homeCount = 3;

/** Posts of its category, reversed, the first three (decisions, section 4). */
export function homePostsOf(posts: readonly Post[]): readonly Post[] {
  return posts
    .filter(({ category }) => category === homeCategory)
    .toReversed()
    .slice(0, homeCount);
}

/** A short post as text; without a picture the author's portrait keeps cards equal. */
function HomePostCard({ post }: { readonly post: Post }) {
  const { author, title, body, picture } = post;
  return (
    <article className={`${styles.homePost} ${cardStyles.card}`}>
      {picture === undefined ? (
        <div
          className={`${styles.picture} ${styles.pictureNone} ${layoutStyles.ashlar}`}
          data-slot="picture"
        >
          <Portrait name={author} size="large" />
        </div>
      ) : (
        <img
          className={styles.picture}
          data-slot="picture"
          src={picture}
          alt=""
          width={640}
          height={400}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
        />
      )}
      <header>
        {picture !== undefined && <Portrait name={author} />}
        <b dir="auto" translate="no">
          {author}
        </b>
      </header>
      {title !== '' && <h3 dir="auto">{title}</h3>}
      {body !== '' && (
        <p className={styles.body} dir="auto">
          {body}
        </p>
      )}
    </article>
  );
}

/** Three posts; without any, a sentence until the section is out of view. */
export function HomePostList() {
  const { data = [], isLoading, isFetching, error, refetch } = homePostsApi.useHomePostsQuery();
  const posts = homePostsOf(data);
  // A provider may show posts to members alone.
  const isRefused = error !== undefined && 'status' in error && [401, 403].includes(error.status);
  const isFailed = error !== undefined && !isRefused;
  if (isLoading) return <HomePostsPlaceholder />;
  if (posts.length === 0) {
    return (
      <NoHomePosts>
        <p>{isFailed ? homePosts.failed : homePosts.none}</p>
        {isFailed && (
          <Button variant="outline" small pending={isFetching} onClick={() => void refetch()}>
            {homePosts.tryAgain}
          </Button>
        )}
      </NoHomePosts>
    );
  }
  return (
    <HomePostsFrame>
      <div className={styles.homePosts}>
        {posts.map((post) => (
          <HomePostCard key={post.id} post={post} />
        ))}
      </div>
    </HomePostsFrame>
  );
}
