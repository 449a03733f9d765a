/** Both forms of admins (specification, sections 2 and 8). */
export const publishingWords = {
  message: 'Message',
  category: 'Category',
  image: 'Image',
  upload: 'Upload Image',
  uploadHeading: 'The image that will be sent',
  uploadNote: 'It is sent when you post. Nothing has been sent yet.',
  uploadHint: 'Press Upload Image to see the image. It is sent when you post.',
  uploadNothing: 'Please choose an image first.',
  close: 'Close',
  required: 'This field is required',
  failed: 'Error, please try again',
  forbidden: 'Your account can’t publish here. Log in as an admin to publish. Your text is saved.',
  notAnswered: 'We got no answer. Please try again.',
  /** The same is already in the outbox without an answer. */
  pending: 'This is already in the Outbox below. Check it there before you post again.',
  waitsForConnection: 'You’re offline. This will be sent when you’re back online.',
  waitsForLogin: 'This will be sent when you’re logged in again.',
  leave: {
    heading: 'Leave this page?',
    stored: 'Your text hasn’t been published. It’s saved on this device.',
    lost: 'Your text hasn’t been published and can’t be saved on this device. If you leave, it’s lost.',
    stay: 'Stay',
    go: 'Leave',
  },
} as const;

export const postFormWords = {
  heading: 'Create Community Portal - Post',
  title: 'Title',
  post: 'Post',
  sending: 'posting...',
  sent: 'Post Successful',
  toFeed: 'See it in the community',
  preview: 'Preview',
  previewCategory: (label: string) => `Category in the feed: ${label}`,
  previewEmpty: 'Your post appears here as you write it.',
  /** In the preview, if the name is unknown. */
  you: 'TPOB Admin',
  /** Required: one of these. */
  needs: 'Enter a title or a message, or choose an image.',
  alike: 'There is already a post with nearly the same title:',
  by: (author: string) => `by ${author}`,
} as const;

export const pollFormWords = {
  heading: 'Create Poll',
  question: 'Question',
  post: 'Post Poll',
  sent: 'Poll posted Successful',
  /** The call sends the question only (specification, section 7). */
  noCategory: 'Not available: polls are sent without a category.',
  noImage: 'Not available: polls are sent without an image.',
  noAnswers: 'You can’t enter answers here: only the question is sent when you create a poll.',
  last: 'Posted just now',
  open: 'Open the poll',
  notCopied: 'This browser didn’t allow copying. Open the poll and copy the address of its page.',
  /** The provider has no list of polls (decisions, section 4). */
  share: 'Members see this poll only if they open its link. Send the link to them.',
} as const;
