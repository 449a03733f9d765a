import { useStore } from 'react-redux';
import { Link } from 'react-router-dom';
import { useMyCommunitiesQuery } from '@/api/communities.api';
import { type AnswersState, titleOf } from '@/api/loadedPosts';
import type { Post } from '@/api/models/post';
import type { FetchInfo } from '@/api/offlineCache';
import { paths, withQuery } from '@/config/paths';
import {
  feedWords as words,
  notInFeed,
  postIn,
  postNumber,
  unlistedSavedPosts,
} from '@/content/feedWords';
import { type SavedPost, setSaved, useSavedPosts } from '@/session/memberValues';
import { Button } from '@/ui/Button';
import { postsEndpoint } from '@/api/posts.api';
import * as cardStyles from '@/ui/card.module.css';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './post.module.css';

/** The title of a saved post, if it has words and its list is loaded. */
function titleIn(state: AnswersState, { post, community = 0 }: SavedPost): string | undefined {
  const { data } = postsEndpoint.select(community)(state);
  const found = data?.find(({ id }) => id === post);
  return found && titleOf(found);
}

type UnlistedSavedPostsProps = {
  readonly posts: readonly Post[];
  /** What an offline copy or a first page lacks may be in the feed. */
  readonly fetchInfo: FetchInfo | undefined;
  /** No saved post shows in the list. */
  readonly alone: boolean;
};

/** Saved posts of communities, and those that the feed or its first page no longer has. */
export function UnlistedSavedPosts({ posts, fetchInfo, alone }: UnlistedSavedPostsProps) {
  const saved = useSavedPosts();
  const store = useStore<AnswersState>();
  const { data: communities = [] } = useMyCommunitiesQuery();
  const listed = new Set(posts.map(({ id }) => id));
  const rows = saved.filter(({ post, community }) => community !== undefined || !listed.has(post));
  if (rows.length === 0) return null;
  const isPartial = fetchInfo?.hasNextPage === true;
  const unlistedLabel = isPartial
    ? postNumber
    : (post: number) => notInFeed(post, fetchInfo?.isCached === true);
  return (
    <details open={alone} className={`${styles.unlistedSavedPosts} ${cardStyles.card}`}>
      <summary>{unlistedSavedPosts(rows.length, alone)}</summary>
      <ul>
        {rows.map((entry) => {
          const { post, community } = entry;
          const name = communities.find(({ id }) => id === community)?.name;
          const page = community === undefined ? paths.commentPage : paths.initiativeCommentPage;
          const label =
            community === undefined
              ? unlistedLabel(post)
              : titleIn(store.getState(), entry) || postIn(post, name);
          return (
            <li key={`${community ?? ''} ${post}`}>
              {community === undefined && !isPartial ? (
                <span className={layoutStyles.muted}>{label}</span>
              ) : (
                <Link dir="auto" to={withQuery(page, { community, post })}>
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
