import { memo, type ReactNode, useCallback, useState } from 'react';
import type { Post } from '@/api/models/post';
import type { Act } from '@/api/outbox/act';
import { feedWords as words } from '@/content/feedWords';
import { Ago } from '@/ui/formatted/Ago';
import '@/ui/card.css';
import { Clamped } from '@/ui/formatted/Clamped';
import { Initials } from '@/ui/formatted/Initials';
import type { FeedMemory } from './feedMemory';
import './post.css';
import { PendingAct } from './PendingAct';
import { PostPicture } from './PostPicture';

/** What stands under a post: its comments and the ways to them. */
export type PostFoot = (post: Post) => ReactNode;

type PostCardProps = {
  readonly post: Post;
  /** While it is the member's own and on its way. */
  readonly act?: Act | undefined;
  readonly foot: PostFoot;
  /** Remembers whether its text is open. */
  readonly memory: Pick<FeedMemory, 'isOpen' | 'toggle'>;
  readonly itemKey: string;
};

/** Who wrote it and when. */
export function PostAuthor({ post: { author, createdAt } }: { readonly post: Post }) {
  return (
    <header>
      <Initials name={author} />
      <div>
        <b>
          <bdi>{author}</bdi>
        </b>
        {createdAt !== undefined && (
          <span className="caption muted">
            <Ago moment={createdAt} />
          </span>
        )}
      </div>
    </header>
  );
}

/**
 * A post of a feed (design guide, section 7): author, title, three lines of its text, picture, and its
 * foot. One that is on its way has no foot yet: the provider does not know it.
 */
export const PostCard = memo(function PostCard({
  post,
  act,
  foot,
  memory,
  itemKey,
}: PostCardProps) {
  const [open, setOpen] = useState(() => memory.isOpen(itemKey));
  const toggle = useCallback(() => {
    memory.toggle(itemKey);
    setOpen((was) => !was);
  }, [memory, itemKey]);
  const { title, body, picture, author } = post;
  return (
    <>
      <PostAuthor post={post} />
      {title !== '' && <h3 dir="auto">{title}</h3>}
      {body !== '' && <Clamped text={body} lines={3} open={open} onToggle={toggle} words={words} />}
      {picture !== undefined && <PostPicture source={picture} author={author} />}
      {act !== undefined && <PendingAct act={act} />}
      {post.id > 0 && foot(post)}
    </>
  );
});
