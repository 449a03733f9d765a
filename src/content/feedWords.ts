/** Words of the members' feed (specification, section 2). */
export const feedWords = {
  community: 'Kingdom Builders',
  someCommunity: 'Community posts',
  internship: 'INTERNSHIP COMMUNITY',
  comment: 'comment',
  allComments: 'All comments',
  posts: 'Posts',
  loading: 'Loading posts',
  more: 'Show more',
  less: 'Show less',
  all: 'All posts',
  filter: 'Category',
  back: 'Back to where I was',
  failed: 'The posts could not be loaded.',
  stale: 'The newest posts could not be loaded.',
  again: 'Try again',
  empty: 'No posts yet',
  emptyText: 'What you write above is the first one.',
  emptyCategory: 'No posts in this category',
  emptyCategoryText: 'Posts of the other categories stand under All posts.',
  broken: 'This picture could not be loaded.',
  offline: 'You are offline',
  offlineText: 'The posts come as soon as the connection is back.',
  notMember: 'This community is for its members',
  notMemberText: 'Ask to join it, and come back when you have been let in.',
  communities: 'Communities',
} as const;

/** Words of a post or comment that is still on its way. */
export const actWords = {
  waiting: 'Waiting to be sent',
  offline: 'Waiting for the connection',
  sending: 'Sending...',
  unclear: 'Not sent',
  retry: 'Retry',
  discard: 'Discard',
  cancel: 'Cancel',
} as const;

/** Words of comments, wherever they stand. */
export const commentWords = {
  failed: 'The comments could not be loaded.',
  again: 'Try again',
} as const;

const plural = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-CA')} ${count === 1 ? one : many}`;

/** What a feed holds. */
export const postsShown = (count: number): string =>
  count === 0 ? '' : `${plural(count, 'post', 'posts')}, the newest first`;

/** 'N new posts'. */
export const newPosts = (count: number): string => plural(count, 'new post', 'new posts');

/** What follows the first three comments of a preview. */
export const furtherComments = (count: number): string =>
  plural(count, 'more comment', 'more comments');

/** How a picture is named for people who do not see it. */
export const pictureOf = (author: string): string => `Picture posted by ${author}`;

/** What came since the last visit. @param since as people say it, for example 'Tuesday 9:40' */
export const catchUp = (since: string, posts: number): string =>
  `Since ${since}: ${posts === 0 ? 'no new posts' : plural(posts, 'post', 'posts')}`;

/** Its second half. */
export const repliesToYou = (count: number): string =>
  `, ${plural(count, 'reply', 'replies')} to you`;

/** 'Offline: as of 14:05' @param moment as people say it */
export const offlineSince = (moment: string): string => `Offline: as of ${moment}`;
