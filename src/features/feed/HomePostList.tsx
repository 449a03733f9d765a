import { useRef } from 'react';
import { homePosts } from '@/content/home';
import { TextLink } from '@/ui/TextLink';
import { HomePostCard } from './HomePostCard';
import { homePostsOf } from './homePosts';
import { useHomePostsQuery } from './homePosts.api';
import { useRoomFor } from './useRoomFor';

const none = [] as const;

/**
 * Three posts and the way to the community. Left out while there is nothing to show, and when the
 * provider fails: the page then reads as always. It never pushes aside what is being read.
 */
export function HomePostList() {
  const { data = none } = useHomePostsQuery();
  const posts = homePostsOf(data);
  const place = useRef<HTMLDivElement>(null);
  const shown = useRoomFor(place, posts.length > 0);

  return (
    <div ref={place}>
      {shown && (
        <section className="section" data-slot="home-post-list">
          <div className="container">
            <h2 className="mb-(--space-7)">{homePosts.heading}</h2>
            <div className="home-posts">
              {posts.map((post) => (
                <HomePostCard key={post.id} post={post} />
              ))}
            </div>
            <TextLink to={homePosts.to}>{homePosts.more}</TextLink>
          </div>
        </section>
      )}
    </div>
  );
}
