import { type Post, readPost } from '@/api/models/post';
import { portalApi } from '@/api/portalApi';
import { readList, unreadable } from '@/api/wire';
import { Portrait } from '@/ui/formatted/Portrait';
import { HomePostsFrame, HomePostsPlaceholder, NoHomePosts } from './HomePostsPlaceholder';

/** `GET /posts/` as visitors of the landing page may ask for it: once, and without a token. */
const homePostsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    homePosts: build.query<readonly Post[], void>({
      queryFn: async (_, _api, _options, ask) => {
        const { data, error, meta } = await ask({ path: '/posts/', authorize: false });
        if (error !== undefined) return { error };
        const posts = readList(data, 'posts', readPost, meta);
        return posts === undefined ? unreadable(meta) : { data: posts };
      },
    }),
  }),
});

const { useHomePostsQuery } = homePostsApi;

/** The category the home list keeps (specification, section 3: `post_category` equal to 1.0). */
const homeCategory = 1;
const homeCount = 3;

/** The home list: posts of its category, in reversed order, the first three (decisions, section 4). */
export function homePostsOf(posts: readonly Post[]): readonly Post[] {
  return posts
    .filter(({ category }) => category === homeCategory)
    .toReversed()
    .slice(0, homeCount);
}

/**
 * A post in short: picture, author, title and three lines, all as text. Where there is no picture its
 * author's portrait has that place, so that cards are equal.
 */
function HomePostCard({ post }: { readonly post: Post }) {
  const { author, title, body, picture } = post;
  return (
    <article className="home-post card">
      {picture === undefined ? (
        <div className="picture picture--none ashlar">
          <Portrait name={author} size="large" />
        </div>
      ) : (
        <img
          className="picture"
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
        <b>{author}</b>
      </header>
      {title !== '' && <h3>{title}</h3>}
      {body !== '' && <p className="body">{body}</p>}
    </article>
  );
}

const none = [] as const;

/**
 * Three posts and the way to the community. Left out while there is nothing to show, and when the
 * provider fails: the page then reads as always.
 */
export function HomePostList() {
  const { data = none, isLoading } = useHomePostsQuery();
  const posts = homePostsOf(data);
  if (isLoading) return <HomePostsPlaceholder />;
  if (posts.length === 0) return <NoHomePosts />;
  return (
    <HomePostsFrame>
      <div className="home-posts">
        {posts.map((post) => (
          <HomePostCard key={post.id} post={post} />
        ))}
      </div>
    </HomePostsFrame>
  );
}
