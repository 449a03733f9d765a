export const joinWords = {
  form: (name: string) => `Ask to join: ${name}`,
  description: 'Description',
  descriptionHint: 'Who you are and what you can offer.',
  category: 'Category',
  stack: 'Stack',
  required: 'This field is required',
  join: 'Join',
  checking: 'Checking whether you are a member…',
  visitor: 'You’ll be asked to log in. Your text is saved.',
  sent: (name: string) => `Your request to join was sent: ${name}`,
  requested: {
    heading: 'Request sent',
    text: 'Once your request is approved, the community appears under My Communities.',
    on: 'Sent on',
  },
  queued: {
    heading: 'You’re offline',
    text: 'Your request will be sent when you’re back online. You can leave this page.',
  },
  going: { heading: 'Sending your request', text: 'One moment.' },
  unknown: {
    heading: 'We got no answer to your request',
    text: 'It may have arrived anyway. We can’t check, so please decide whether to send it again.',
  },
  member: {
    heading: 'You’re a member',
    text: (community: string) => `“${community}” is under My Communities.`,
    posts: 'Read the posts',
  },
  wrote: 'What you wrote',
  cancel: 'Cancel',
  community: 'Go to the community',
} as const;
