export type ListShape = 'plain' | 'data' | 'results';

export type ListName =
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

export function shaped(list: readonly unknown[], shape: ListShape): unknown {
  if (shape === 'plain') return list;
  if (shape === 'data') return { data: list };
  return { count: list.length, next: null, previous: null, results: list };
}
