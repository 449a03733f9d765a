import { HttpResponse } from 'msw';
import type { Call } from './routing';

type ListShape = 'plain' | 'data' | 'results';

type ListName =
  | 'posts'
  | 'comments'
  | 'communities'
  | 'myCommunities'
  | 'communityPosts'
  | 'communityComments'
  | 'pollAnswers'
  | 'listings';

export type ListShapes = Record<ListName, ListShape>;

export const usualListShapes = (): ListShapes => ({
  posts: 'plain',
  comments: 'plain',
  communities: 'plain',
  myCommunities: 'data',
  communityPosts: 'results',
  communityComments: 'plain',
  pollAnswers: 'plain',
  listings: 'results',
});

function shaped(list: readonly unknown[], shape: ListShape): unknown {
  if (shape === 'plain') return list;
  if (shape === 'data') return { data: list };
  return { count: list.length, next: null, previous: null, results: list };
}

export const ok = (body: object): Response => HttpResponse.json(body);

export const created = (body: object): Response => HttpResponse.json(body, { status: 201 });

/** 200 with a list, wrapped in its shape. */
export const list = (call: Call, name: ListName, entries: readonly unknown[]): Response =>
  new HttpResponse(JSON.stringify(shaped(entries, call.context.listShapes[name])), {
    headers: { 'Content-Type': 'application/json' },
  });
