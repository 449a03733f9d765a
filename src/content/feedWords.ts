import { formatCount, plural } from '@/lib/plural';

export const feedWords = {
  community: 'Kingdom Builders',
  someCommunity: 'Community posts',
  internship: 'INTERNSHIP COMMUNITY',
  comment: 'comment',
  allComments: 'All comments',
  moreComments: 'More comments',
  copy: 'Copy link',
  copied: 'Link copied',
  copyThis: 'Copy this link',
  copyHint: 'This browser didn’t allow copying. The link is selected, so you can copy it.',
  link: 'Link',
  close: 'Close',
  open: 'Open this post',
  showAll: 'Show all posts',
  yourPosts: 'Your posts',
  mainFeedOnly: 'Only posts in the main feed are listed here.',
  save: 'Save post',
  unsave: 'Remove from saved',
  saved: 'Post saved on this device',
  unsaved: 'Removed from saved posts',
  notStored:
    'This browser didn’t save your choice. Allow this site to store data, or the choice is lost when you reload.',
  seeSaved: 'See saved posts',
  savedPosts: 'Saved posts',
  remove: 'Remove',
  menuFailed: 'This menu could not be loaded. Check your connection. We’ll keep trying.',
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
  emptyText: 'Write the first one above.',
  emptyCategory: 'No posts in this category',
  emptyCategoryText: 'Choose All posts to see the other categories.',
  broken: 'This picture could not be loaded.',
  brokenInPost: 'This picture could not be loaded. Reload the page to see it.',
  pictureOffline: 'You’re offline. The picture will load when you’re back online.',
  pictureLoading: 'Loading picture',
  pictureViewer: 'Picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  nextPicture: 'Next picture',
  previousPicture: 'Previous picture',
  offline: 'You’re offline',
  offlineText: 'The posts will load when you’re back online.',
  notMember: 'Only members can read this community',
  askToJoin: 'Ask to join',
  communities: 'Communities',
} as const;

export const notMemberText = (name = ''): string =>
  `Ask to join ${name}`.trim() + '. You can read it once your request is approved.';

export const mutedWords = {
  muted: 'Muted:',
  unmuted: 'Unmuted:',
  show: 'Show',
  hide: 'Hide',
  unmute: 'Unmute',
} as const;

export const muteAuthor = (author: string): string => `Mute ${author}`;
export const unmuteAuthor = (author: string): string => `Unmute ${author}`;

export const noSavedPosts = {
  heading: 'No saved posts yet',
  text: 'Open the menu of a post (…) and press Save post. Saved posts stay on this device.',
} as const;

export const commentWords = {
  failed: 'The comments could not be loaded.',
  again: 'Try again',
} as const;

export const moreAbout = (author: string): string => `More about the post by ${author}`;

export const postsBy = (author: string): string => `Posts by ${author}`;

/** `author` is undefined for the member's own. */
export const noPostsBy = (author: string | undefined) =>
  author === undefined
    ? {
        heading: 'You haven’t posted here yet',
        text: 'Your posts will appear here. Write the first one in the feed.',
      }
    : {
        heading: 'No posts by this author',
        text: 'Older posts by this author may not be loaded yet.',
      };

/** '10+ posts' where the provider has more. */
export function postsShown(count: number, isPartial = false): string {
  const posts = isPartial ? `${formatCount(count)}+ posts` : plural(count, 'post', 'posts');
  return count === 0 ? '' : `${posts}, newest first`;
}

export const newPosts = (count: number): string => plural(count, 'new post', 'new posts');

/** After the three comments of a preview. */
export const furtherComments = (count: number) => plural(count, 'more comment', 'more comments');

export const pictureOf = (author: string): string => `Picture posted by ${author}`;

/** Saved posts that this feed lacks; `alone`: no other shows. */
export const unlistedSavedPosts = (count: number, alone: boolean): string =>
  alone
    ? plural(count, 'saved post', 'saved posts')
    : plural(count, 'more saved post', 'more saved posts');

/** A post on another page of the feed. */
export const postNumber = (post: number): string => `Post ${post}`;

/** `isCached`: of the offline copy, which may be older than the post. */
export const notInFeed = (post: number, isCached: boolean): string =>
  isCached ? `Post ${post} isn’t stored on this device` : `Post ${post} isn’t in the feed now`;

/** A saved post whose community is not loaded. */
export const postIn = (post: number, community: string | undefined): string =>
  `Post ${post} in ${community ?? 'a community'}`;

export const pictureNumber = (number: number, of: number): string => `${number} of ${of}`;

/** `since` as people say it: 'Tuesday 9:40'. */
export const sinceLastVisitLine = (since: string, posts: number): string =>
  `Since ${since}: ${posts === 0 ? 'no new posts' : newPosts(posts)}`;

export const repliesToYou = (count: number) => `, ${plural(count, 'reply', 'replies')} to you`;

export const offlineSince = (moment: string): string => `Offline: loaded at ${moment}`;

export const noCommunityWords = {
  heading: 'You’re not in a community yet',
  text: 'Find a community and ask to join.',
  communities: 'Communities',
} as const;
