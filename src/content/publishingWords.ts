/** Words of both forms that admins publish with (specification, sections 2 and 8). */
export const publishingWords = {
  message: 'Message',
  category: 'Category',
  image: 'Image',
  upload: 'Upload Image',
  /** Over the picture as it will be sent. */
  uploadHeading: 'The image as it is sent',
  uploadNote: 'It travels with the form: nothing has been sent yet.',
  /** Beside 'Upload Image', before it is pressed. */
  uploadHint: 'Upload Image shows the image as it will be sent. It goes out with the post.',
  uploadNothing: 'Browse an image first.',
  close: 'Close',
  required: 'This field is required',
  failed: 'Error, please try again',
  forbidden:
    'Your account may not publish here. What you wrote is kept: log in as an administrator to send it.',
  notAnswered:
    'No answer came, so it is not known whether this arrived. What you wrote is kept; look before you send it again.',
  leave: {
    heading: 'Leave this page?',
    kept: 'What you wrote has not been published. It is kept on this device for when you come back.',
    lost: 'What you wrote has not been published, and this device cannot keep it: it would be lost.',
    stay: 'Stay',
    go: 'Leave',
  },
} as const;

/** Words of `/admin/create-post`. */
export const postFormWords = {
  heading: 'Create Community Portal - Post',
  title: 'Title',
  post: 'Post',
  sent: 'Post Successful',
  toFeed: 'See it in the community',
  preview: 'How members will see it',
  previewCategory: (label: string) => `Under ${label} in the feed's categories`,
  previewEmpty: 'The post shows here as you write it.',
  /** In the preview, where the person's name is not known yet. */
  you: 'TPOB Admin',
  alike: 'A post with nearly the same title is there already:',
  by: (author: string) => `by ${author}`,
} as const;

/** Words of `/admin/create-poll`. */
export const pollFormWords = {
  heading: 'Create Poll',
  question: 'Question',
  post: 'Post Poll',
  sent: 'Poll posted Successful',
  /** What the provider does not store (specification, section 7: the call carries the question alone). */
  notStored: 'Only the question is sent: polls are stored without category and image.',
  /** 'Upload Image' of a poll. */
  uploadHint: 'Upload Image only shows the image here.',
  uploadHeading: 'The image you chose',
  uploadNote: 'It is shown here only: polls are stored without an image.',
  last: 'Posted just now',
  open: 'Open the poll',
} as const;
