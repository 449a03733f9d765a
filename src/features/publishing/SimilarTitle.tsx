import { useDeferredValue, useMemo } from 'react';
import type { Post } from '@/api/models/post';
import { paths, withQuery } from '@/config/paths';
import { postFormWords as words } from '@/content/publishingWords';
import { editDistance } from '@/lib/editDistance';
import { tokenize } from '@/lib/tokenize';
import { Alert } from '@/ui/Alert';
import { Ago } from '@/ui/formatted/Ago';
import * as styles from './publishing.module.css';

/** Comparing costs the square of the length. */
const maxTitleLength = 80;
/** Shorter titles differ by one letter from too many others. */
const shortest = 4;
/** Share of letters that may differ. */
const slack = 0.2;
/** Only the newest are compared for slips. */
const newest = 500;

const folded = (title: string): string => tokenize(title).join(' ').slice(0, maxTitleLength);

/** From a title to the newest post with nearly the same one, ignoring case, accents and slips. */
function createTitleIndex(posts: readonly Post[]): (title: string) => Post | undefined {
  const known = posts
    .map((post) => ({ post, text: folded(post.title) }))
    .filter(({ text }) => text !== '');
  const recent = known.slice(0, newest);

  return (title) => {
    const typed = folded(title);
    if (typed === '') return undefined;
    const same = known.find(({ text }) => text === typed);
    if (same !== undefined || typed.length < shortest) return same?.post;
    const near = recent.find(({ text }) => {
      const maxEdits = Math.floor(Math.max(text.length, typed.length) * slack);
      if (Math.abs(text.length - typed.length) > maxEdits) return false;
      return editDistance(text, typed) <= maxEdits;
    });
    return near?.post;
  };
}

type SimilarTitleProps = { readonly title: string; readonly posts: readonly Post[] };

/** Links to a post with a similar title; publishing is still possible. */
export function SimilarTitle({ title, posts }: SimilarTitleProps) {
  const typed = useDeferredValue(title);
  const find = useMemo(() => createTitleIndex(posts), [posts]);
  const post = useMemo(() => find(typed), [find, typed]);
  return (
    <div className={styles.publishingAlike} role="status">
      {post !== undefined && (
        <Alert>
          <p>{words.alike}</p>
          <p>
            <a href={withQuery(paths.commentPage, { post: post.id })} target="_blank">
              <b dir="auto">{post.title}</b>
            </a>{' '}
            <span>{words.by(post.author)}</span>
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
