import { useDeferredValue, useMemo } from 'react';
import type { Post } from '@/api/models/post';
import { postFormWords as words } from '@/content/publishingWords';
import { paths, withQuery } from '@/lib/paths';
import { Alert } from '@/ui/Alert';
import { Ago } from '@/ui/formatted/Ago';
import { alikeTitles } from './alikeTitles';

type AlikeTitleProps = {
  readonly title: string;
  /** The newest first. */
  readonly posts: readonly Post[];
};

/** Says where a post with nearly the same title stands already; it can be published all the same. */
export function AlikeTitle({ title, posts }: AlikeTitleProps) {
  const asked = useDeferredValue(title);
  const find = useMemo(() => alikeTitles(posts), [posts]);
  const post = useMemo(() => find(asked), [find, asked]);
  return (
    <div className="publishing-alike" role="status">
      {post !== undefined && (
        <Alert>
          <p>{words.alike}</p>
          <p>
            <a href={withQuery(paths.commentPage, { post: post.id })} target="_blank">
              <b dir="auto">{post.title}</b>
            </a>{' '}
            {words.by(post.author)}
            {post.createdAt !== undefined && (
              <>
                , <Ago moment={post.createdAt} />
              </>
            )}
          </p>
        </Alert>
      )}
    </div>
  );
}
