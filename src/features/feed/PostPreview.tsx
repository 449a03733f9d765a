import { useState } from 'react';
import type { Post } from '@/api/models/post';
import { paths } from '@/config/paths';
import * as cardStyles from '@/ui/card.module.css';
import * as styles from './post.module.css';
import { PostActions } from './PostActions';
import { PostAuthor, PostBody } from './PostCard';

/** A post as the feed will show it, without links. */
export function PostPreview({ post }: { readonly post: Post }) {
  const [open, setOpen] = useState(false);
  return (
    <article className={`${styles.post} ${cardStyles.card}`}>
      <PostAuthor post={post} />
      <PostBody post={post} open={open} onToggle={() => setOpen(!open)} />
      <div inert>
        <PostActions to={paths.commentPage} all />
      </div>
    </article>
  );
}
