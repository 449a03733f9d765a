/** Words of the pages of one post and its comments (specification, section 2). */
export const commentPageWords = {
  heading: 'Comments',
  page: 'Comments',
  loading: 'Loading comments',
  empty: 'No comments yet',
  emptyText: 'Be the first to answer.',
  gone: 'This post is not there any more',
  goneText: 'It may have been taken down since you opened it.',
  none: 'No post is chosen',
  noneText: 'Open the comments of a post from the feed.',
  toFeed: 'Back to the feed',
  makeComment: 'make a comment',
} as const;
