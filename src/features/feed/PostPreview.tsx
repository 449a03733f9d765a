import { useState } from 'react';
import type { Post } from '@/api/models/post';
import { feedWords } from '@/content/feedWords';
import { paths } from '@/config/paths';
import * as cardStyles from '@/ui/card.module.css';
import * as styles from './post.module.css';
import { ClampedText } from '@/ui/formatted/ClampedText';
import { PostActions } from './PostActions';
import { PostAuthor } from './PostCard';
import { PostPicture } from './PostPicture';

const nothing = () => undefined;

/** A post as the feed will show it, without links. */
export function PostPreview({ post }: { readonly post: Post }) {
  const [open, setOpen] = useState(false);
  const { title, body, picture, author } = post;
  return (
    <article className={`${styles.post} ${cardStyles.card}`}>
      <PostAuthor post={post} />
      {title !== '' && <h3 dir="auto">{title}</h3>}
      {body !== '' && (
        <ClampedText
          text={body}
          lines={3}
          open={open}
          onToggle={() => setOpen(!open)}
          words={feedWords}
        />
      )}
      {picture !== undefined && <PostPicture source={picture} author={author} />}
      <div inert>
        <PostActions to={paths.commentPage} onOpen={nothing} all />
      </div>
    </article>
  );
}
