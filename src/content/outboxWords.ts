/** Words of what members do that is still on its way. */
export const outboxWords = {
  title: 'Outbox',
  lead: 'What you wrote or chose that has not reached the community yet, the oldest first.',
  description: 'Posts and comments of yours that wait for the connection or could not be sent.',
  list: 'Not sent yet',
  empty: 'Nothing waits here',
  emptyText: 'What you write goes out at once, or waits here for the connection.',
  toCommunity: 'Go to the community',
  retry: 'Retry',
  discard: 'Discard',
  cancel: 'Cancel',
  show: 'Show',
  written: 'Written',
  picture: 'Image',
  notKept:
    'Nothing can be kept on this device: what waits here is lost when you leave or reload the portal.',
  kinds: {
    post: 'Post',
    'community-post': 'Community post',
    comment: 'Comment',
    'community-comment': 'Comment in a community',
    vote: 'Vote',
    join: 'Request to join',
  },
  votes: {
    waiting: 'Waits to be sent',
    sending: 'Is being sent',
    unclear: 'No answer came',
    refused: 'Was not accepted',
  },
  toPoll: 'Open the poll',
  joinUnclear:
    'No answer came, so this may not have arrived. Press Retry to ask again: asking twice does no harm.',
  states: {
    waiting: 'Waits for its turn',
    offline: 'Waits for the connection',
    sending: 'Is being sent',
    unclear:
      'No answer came, so this may not have arrived. Press Retry: it is looked for first, and sent only where it is missing. Press Discard to give it up.',
    refused: 'Was not accepted',
  },
} as const;

const names = {
  post: ['post', 'posts'],
  comment: ['comment', 'comments'],
  vote: ['vote', 'votes'],
  other: ['message', 'messages'],
} as const;

/** A number of posts, of comments, or of different things. */
const counted = (kind: keyof typeof names, count: number) =>
  `${count.toLocaleString('en-CA')} ${names[kind][count === 1 ? 0 : 1]}`;

/** '2 posts wait for the connection' */
export const waitingLine = (kind: keyof typeof names, count: number): string =>
  `${counted(kind, count)} ${count === 1 ? 'waits' : 'wait'} for the connection`;

/** '1 post was not sent' */
export const failedLine = (kind: keyof typeof names, count: number): string =>
  `${counted(kind, count)} ${count === 1 ? 'was' : 'were'} not sent`;
