import { type Post, readPost } from '@/api/models/post';
import { userKey } from '@/lib/userKey';
import { cutText } from '@/lib/visibleText';
import { cachedAnswer } from './offlineCache';
import { postsEndpoint } from './posts.api';
import { readList } from './wire';

export type AnswersState = Parameters<ReturnType<typeof postsEndpoint.select>>[0];

async function cachedPosts(): Promise<readonly Post[]> {
  const cached = await cachedAnswer(userKey(), 'posts');
  const answer: unknown = cached === undefined ? undefined : JSON.parse(cached.text);
  return readList(answer, 'posts', readPost) ?? [];
}

/** The general feed as loaded, else as cached on this device; or a community's loaded posts. */
export async function loadedPosts(state: AnswersState, community?: number) {
  const { data } = postsEndpoint.select(community)(state);
  return data ?? (community === undefined ? cachedPosts() : []);
}

export function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 80 ? `${cutText(line, 79)}…` : line;
}

/** Empty for a post of a picture alone. */
export const titleOf = ({ title, body }: Post): string => (title === '' ? excerptOf(body) : title);
