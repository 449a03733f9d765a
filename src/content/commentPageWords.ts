export const commentPageWords = {
  heading: 'Comments',
  page: 'Post',
  loading: 'Loading comments',
  empty: 'No comments yet',
  emptyText: 'Be the first to comment.',
  more: 'Not all comments are shown here.',
  posted: 'Your comment was posted',
  gone: 'This post no longer exists',
  goneText: 'It may have been deleted since you opened it.',
  notListed: 'This post isn’t among the newest posts',
  notListedText:
    'Only the newest posts are loaded here. You can still read its comments and add your own below.',
  none: 'No post chosen',
  noneText: 'Go to the feed and open a post’s comments.',
  toFeed: 'Back to the feed',
  makeComment: 'make a comment',
} as const;
