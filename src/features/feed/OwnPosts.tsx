import type { Post } from '@/api/models/post';
import type { ListMemory } from '@/lib/windowed/listMemory';
import type { MergedEntry } from '@/outbox/hooks';
import { PostCard } from './PostCard';
import type { PostLinks } from './postLinks';
import { usePictureViewer } from './usePictureViewer';
import * as cardStyles from '@/ui/card.module.css';
import * as feedStyles from './feed.module.css';
import * as postStyles from './post.module.css';

type OwnPostsProps = {
  readonly posts: readonly MergedEntry<Post>[];
  readonly memory: Pick<ListMemory, 'isOpen' | 'toggle'>;
  readonly links: PostLinks;
};

const noFoot = () => null;

/** The member's posts while the list is loading or has failed. */
export function OwnPosts({ posts, memory, links }: OwnPostsProps) {
  const { view, viewer } = usePictureViewer(posts);
  const cards = posts.map(({ key, entry, item }) => (
    <article
      key={key}
      className={`${postStyles.post} ${cardStyles.card} ${feedStyles.ownPost}`}
      aria-label={entry.title || entry.author}
    >
      <PostCard
        post={entry}
        item={item}
        foot={noFoot}
        links={links}
        foldsMuted={false}
        onView={view}
        memory={memory}
        itemKey={key}
      />
    </article>
  ));
  return (
    <>
      {cards}
      {viewer}
    </>
  );
}
