import type { Store } from '@reduxjs/toolkit';
import { myCommunities } from '@/api/communities.api';
import { excerptOf, loadedPosts, titleOf } from '@/api/loadedPosts';
import type { Comment } from '@/api/models/comment';
import type { Post } from '@/api/models/post';
import { portalApi } from '@/api/portalApi';
import { postsApi } from '@/api/posts.api';
import { commentsApi, commentsEndpoint, type Thread } from '@/features/comments/comments.api';
import type { LoadedEntry } from '@/features/search/useSearchResults';
import { paths, withQuery } from '@/config/paths';
import { postWithoutWords } from '@/content/searchEntries';

/** The store with the provider's answers, there once this file has loaded. */
export type PortalApiStore = Store<{
  readonly [portalApi.reducerPath]: ReturnType<typeof portalApi.reducer>;
}>;

/** Limits over all lists: more would keep a phone busy while typing. */
const maxCounts = { posts: 1000, comments: 1000, letters: 500 };

const toThread = ({ post, community }: Thread) =>
  community === undefined
    ? withQuery(paths.commentPage, { post })
    : withQuery(paths.initiativeCommentPage, { community, post });

const postEntry = (post: Post, community?: number): LoadedEntry => ({
  key: `post ${community ?? ''} ${post.id}`,
  group: 'Posts',
  path: toThread({ post: post.id, ...(community !== undefined && { community }) }),
  label: titleOf(post) || postWithoutWords(post.id),
  words: [post.author, post.body.slice(0, maxCounts.letters)],
  note: post.author,
});

const commentEntry = ({ id, text, author }: Comment, to: Thread): LoadedEntry => ({
  key: `comment ${to.community ?? ''} ${to.post} ${id}`,
  group: 'Comments',
  path: toThread(to),
  label: excerptOf(text),
  words: [author, text.slice(0, maxCounts.letters)],
  note: author,
});

const byNewest = (one: Post, other: Post) =>
  (other.createdAt ?? 0) - (one.createdAt ?? 0) || other.id - one.id;

function people(posts: readonly LoadedEntry[]): readonly LoadedEntry[] {
  const newest = new Map<string, LoadedEntry>();
  for (const post of posts) {
    if (post.note !== undefined && !newest.has(post.note)) newest.set(post.note, post);
  }
  return [...newest].map(([name, { path, label }]) => ({
    key: `person ${name}`,
    group: 'People',
    path,
    label: name,
    words: [],
    note: label,
  }));
}

/** What members find by search beside pages: people, communities, posts and comments. */
export async function loadedEntries(store: PortalApiStore): Promise<readonly LoadedEntry[]> {
  const state = store.getState();
  const fetched = new Set([undefined, ...postsApi.util.selectCachedArgsForQuery(state, 'posts')]);
  const lists = [...fetched].map(async (community) => {
    const list = await loadedPosts(state, community);
    return list.map((post) => ({ post, community }));
  });
  const posts = (await Promise.all(lists))
    .flat()
    .toSorted((one, other) => byNewest(one.post, other.post))
    .slice(0, maxCounts.posts)
    .map(({ post, community }) => postEntry(post, community));
  const threads = commentsApi.util.selectCachedArgsForQuery(state, 'comments');
  const comments = threads.flatMap((to) => {
    const list = commentsEndpoint.select(to)(state).data ?? [];
    return list.map((comment) => commentEntry(comment, to));
  });
  const communities = myCommunities.select()(state).data ?? [];
  return [
    ...people(posts),
    ...communities.map(({ id, name }) => ({
      key: `community ${id}`,
      group: 'Your communities' as const,
      path: withQuery(paths.communityInitiative, { community: id }),
      label: name,
      words: [],
    })),
    ...posts,
    ...comments.slice(0, maxCounts.comments),
  ];
}
