import { HttpResponse } from 'msw';
import type { Call } from './routing';

type ListShape = 'plain' | 'data' | 'results';

const usual = {
  posts: 'plain',
  comments: 'plain',
  communities: 'plain',
  myCommunities: 'data',
  communityPosts: 'results',
  communityComments: 'plain',
  pollAnswers: 'plain',
  listings: 'results',
} as const satisfies Record<string, ListShape>;

type ListName = keyof typeof usual;

export type ListShapes = Record<ListName, ListShape>;

export const usualListShapes = (): ListShapes => ({ ...usual });

function shaped(list: readonly unknown[], shape: ListShape): object {
  if (shape === 'plain') return list;
  if (shape === 'data') return { data: list };
  return { count: list.length, next: null, previous: null, results: list };
}

export const ok = (body: object): Response => HttpResponse.json(body);

export const created = (body: object): Response => HttpResponse.json(body, { status: 201 });

/** 200 with a list, wrapped in its shape; `toWire` gives the fields of an entry. */
export const list = <Entry extends object>(
  call: Call,
  name: ListName,
  entries: readonly Entry[],
  toWire: (entry: Entry) => object = (entry) => entry,
): Response => ok(shaped(entries.map(toWire), call.context.listShapes[name]));
