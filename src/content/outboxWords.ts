import { plural } from '@/lib/plural';

export const outboxWords = {
  title: 'Outbox',
  lead: 'Posts, comments, votes, polls and requests to join that are waiting, were not sent, or may not have arrived. Oldest first.',
  list: 'Outbox items',
  loading: 'Loading your outbox',
  empty: 'Nothing to send',
  emptyText:
    'If you’re offline or sending fails, your posts and comments appear here until they are sent.',
  toCommunity: 'Go to the community',
  show: 'Show',
  written: 'Written',
  picture: 'Picture',
  notStored:
    'This browser doesn’t let us save anything. What isn’t sent yet is lost when you leave or reload this page. Stay here until everything is sent.',
  unstored: 'This browser can’t save unsent items. Don’t close or reload this tab.',
  kinds: {
    post: 'Post',
    'admin-post': 'Post by an admin',
    'community-post': 'Community post',
    comment: 'Comment',
    'community-comment': 'Comment in a community',
    poll: 'Poll',
    vote: 'Vote',
    join: 'Request to join',
  },
  votes: {
    queued: 'Waiting to be sent',
    sending: 'Sending…',
    unknown: 'No answer yet',
    rejected: 'Not accepted',
  },
  toPoll: 'Open the poll',
} as const;

const names = {
  post: ['post', 'posts'],
  comment: ['comment', 'comments'],
  vote: ['vote', 'votes'],
  other: ['item', 'items'],
} as const;

const counted = (kind: keyof typeof names, count: number) =>
  plural(count, names[kind][0], names[kind][1]);

/** '2 posts will send when you're online' */
export const waitingLine = (kind: keyof typeof names, count: number): string =>
  `${counted(kind, count)} will send when you’re online`;

export const failedLine = (kind: keyof typeof names, count: number): string =>
  `${counted(kind, count)} ${count === 1 ? 'was' : 'were'} not sent`;

export const cancelledLine = (kind: keyof typeof names, count: number): string =>
  `${counted(kind, count)} ${count === 1 ? 'was' : 'were'} cancelled`;

export const unknownLine = (kind: keyof typeof names, count: number): string =>
  `${counted(kind, count)} may not have arrived`;
