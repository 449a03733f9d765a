import type { Store } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import { myCommunities } from '@/api/communities.api';
import { cachedAnswer } from '@/api/offlineCache';
import type { Comment } from '@/api/models/comment';
import { type Post, readPost } from '@/api/models/post';
import { portalApi } from '@/api/portalApi';
import { readList } from '@/api/wire';
import { comments as commentsEndpoint } from '@/features/comments/comments.api';
import { lists } from '@/api/posts.api';
import type { LoadedEntry } from '@/features/search/useListing';
import { paths, withQuery } from '@/config/paths';
import { userKey } from '@/lib/userKey';

/** The store with the provider's answers, there once this file has loaded. */
export type AnswersStore = Store<{
  readonly [portalApi.reducerPath]: ReturnType<typeof portalApi.reducer>;
}>;

/** Limits: more would keep a phone busy while typing. */
const most = { posts: 1000, comments: 1000, letters: 500 };

type Thread = { readonly post: number; readonly community?: number };
const thread = z.object({ post: z.number(), community: z.optional(z.number()) });

const toThread = ({ post, community }: Thread) =>
  community === undefined
    ? withQuery(paths.commentPage, { post })
    : withQuery(paths.initiativeCommentPage, { community, post });

function inShort(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

const postEntry = ({ id, title, body, author }: Post, community?: number): LoadedEntry => ({
  key: `post ${community ?? ''} ${id}`,
  group: 'Posts',
  path: toThread({ post: id, ...(community !== undefined && { community }) }),
  label: title === '' ? inShort(body) : title,
  words: [author, body.slice(0, most.letters)],
  note: author,
});

const commentEntry = ({ id, text, author }: Comment, to: Thread): LoadedEntry => ({
  key: `comment ${to.community ?? ''} ${to.post} ${id}`,
  group: 'Comments',
  path: toThread(to),
  label: inShort(text),
  words: [author, text.slice(0, most.letters)],
  note: author,
});

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

/** A list from the offline cache. */
async function savedPosts(): Promise<readonly Post[]> {
  const saved = await cachedAnswer(userKey(), 'posts');
  const answer: unknown = saved === undefined ? undefined : JSON.parse(saved.text);
  return readList(answer, 'posts', readPost) ?? [];
}

/** Arguments of the cached queries of this name. */
function argumentsOf(state: ReturnType<AnswersStore['getState']>, endpoint: string) {
  const queries = Object.values(state[portalApi.reducerPath].queries);
  return queries.flatMap((query) =>
    query?.endpointName === endpoint && query.data !== undefined ? [query.originalArgs] : [],
  );
}

export async function loadedEntries(store: AnswersStore): Promise<readonly LoadedEntry[]> {
  const state = store.getState();
  const general = lists.posts.select()(state).data ?? (await savedPosts());
  const newestFirst = (posts: readonly Post[]) =>
    posts.toSorted((one, other) => other.id - one.id).slice(0, most.posts);
  const posts = [
    ...newestFirst(general).map((post) => postEntry(post)),
    ...argumentsOf(state, 'communityPosts').flatMap((args) => {
      const community = z.number().safeParse(args).data;
      if (community === undefined) return [];
      const list = lists.communityPosts.select(community)(state).data ?? [];
      return newestFirst(list).map((post) => postEntry(post, community));
    }),
  ];
  const comments = argumentsOf(state, 'comments').flatMap((args) => {
    const to = thread.safeParse(args).data;
    if (to === undefined) return [];
    const { post, community } = to;
    const where = { post, ...(community !== undefined && { community }) };
    const list = commentsEndpoint.select(where)(state).data ?? [];
    return list.map((comment) => commentEntry(comment, where));
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
    ...comments.slice(0, most.comments),
  ];
}
