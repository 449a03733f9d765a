import { useStore } from 'react-redux';
import { Link } from 'react-router-dom';
import { useMyCommunitiesQuery } from '@/api/communities.api';
import type { Post } from '@/api/models/post';
import { paths, withQuery } from '@/config/paths';
import { feedWords as words, notInFeed, postIn, unlistedSavedPosts } from '@/content/feedWords';
import { type SavedPost, setSaved, useSavedPosts } from '@/session/memberValues';
import { Button } from '@/ui/Button';
import { postsEndpoints } from '@/api/posts.api';
import * as cardStyles from '@/ui/card.module.css';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './post.module.css';

type State = Parameters<ReturnType<typeof postsEndpoints.communityPosts.select>>[0];

/** The title of a saved post, if it has words and its list is loaded. */
function titleIn(state: State, { post, community = 0 }: SavedPost): string | undefined {
  const { data } = postsEndpoints.communityPosts.select(community)(state);
  const found = data?.find(({ id }) => id === post);
  return found && (found.title || found.body.slice(0, 80));
}

type UnlistedSavedPostsProps = {
  readonly posts: readonly Post[];
  /** Stored for offline reading: what it lacks may be in the feed. */
  readonly isCached: boolean;
  /** No saved post shows in the list. */
  readonly alone: boolean;
};

/** Saved posts of communities, and those that the feed no longer has. */
export function UnlistedSavedPosts({ posts, isCached, alone }: UnlistedSavedPostsProps) {
  const saved = useSavedPosts();
  const store = useStore<State>();
  const { data: communities = [] } = useMyCommunitiesQuery();
  const listed = new Set(posts.map(({ id }) => id));
  const rows = saved.filter(({ post, community }) => community !== undefined || !listed.has(post));
  if (rows.length === 0) return null;
  return (
    <details open={alone} className={`${styles.unlistedSavedPosts} ${cardStyles.card}`}>
      <summary>{unlistedSavedPosts(rows.length, alone)}</summary>
      <ul>
        {rows.map((entry) => {
          const { post, community } = entry;
          const name = communities.find(({ id }) => id === community)?.name;
          const label =
            community === undefined
              ? notInFeed(post, isCached)
              : titleIn(store.getState(), entry) || postIn(post, name);
          return (
            <li key={`${community ?? ''} ${post}`}>
              {community === undefined ? (
                <span className={layoutStyles.muted}>{label}</span>
              ) : (
                <Link dir="auto" to={withQuery(paths.initiativeCommentPage, { community, post })}>
                  {label}
                </Link>
              )}
              <Button
                variant="quiet"
                small
                aria-label={`${words.remove}: ${label}`}
                onClick={({ currentTarget }) => {
                  currentTarget.closest('details')?.querySelector('summary')?.focus();
                  setSaved(entry, false);
                }}
              >
                {words.remove}
              </Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
