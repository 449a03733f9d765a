/** Words of the join pages (specification, section 2, 'Group join pages'). */
export const joinWords = {
  form: (name: string) => `Ask to join: ${name}`,
  description: 'Description',
  descriptionHint: 'Who you are, and what you would bring.',
  category: 'Category',
  stack: 'Stack',
  required: 'This field is required',
  join: 'Join',
  visitor: 'Join asks you to log in first. What you write here comes along.',
  communities: 'All communities',
  sent: (name: string) => `Your request to join was sent: ${name}`,
  asked: {
    heading: 'You have asked to join',
    text: 'Once you are taken in, this stands among My Communities.',
    on: 'Asked on',
  },
  waiting: {
    heading: 'Your request waits for the connection',
    text: 'It goes out by itself as soon as there is one, also from any other page of the portal.',
  },
  going: { heading: 'Your request is being sent', text: 'One moment.' },
  unclear: {
    heading: 'Your request got no answer',
    text: 'It may have arrived all the same. Retry sends it again; asking twice does no harm.',
  },
  member: {
    heading: 'You belong here',
    text: (community: string) => `“${community}” stands among My Communities.`,
    posts: 'Read its posts',
  },
  wrote: 'What you wrote',
  cancel: 'Cancel',
  retry: 'Retry',
  discard: 'Discard',
  community: 'Go to the community',
} as const;
