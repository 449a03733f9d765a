/** How a list answer is wrapped; the contract knows all three (decisions, section 6). */
export type ListShape = 'plain' | 'data' | 'results';

/** The lists of the contract. */
export type ListName =
  | 'posts'
  | 'comments'
  | 'communities'
  | 'myCommunities'
  | 'communityPosts'
  | 'communityComments'
  | 'pollAnswers'
  | 'listings';

/** A shape for each list, which a test may change. */
export type ListShapes = Record<ListName, ListShape>;

/** The shapes the provider starts with. */
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

/** Wraps a list as asked. */
export function shaped(list: readonly unknown[], shape: ListShape): unknown {
  if (shape === 'plain') return list;
  if (shape === 'data') return { data: list };
  return { count: list.length, next: null, previous: null, results: list };
}
