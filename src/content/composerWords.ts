/** Words of the form that posts are written in (specification, sections 2, 4, 5 and 8). */
export const composerWords = {
  heading: 'What is on your mind?',
  title: 'Title',
  message: 'Message',
  browse: 'Browse image',
  change: 'Change image',
  remove: 'Remove',
  send: 'Send post',
  sending: 'posting...',
  drop: 'Drop the image here',
  required: 'This field is required',
  sent: 'Post Successful',
  failed: 'Error, please try again',
  waits: 'You are offline. The post goes out as soon as the connection is back.',
  waitsForLogin: 'The post goes out as soon as you are logged in again.',
  closed:
    'Posts cannot be sent here until you have been let in. What you wrote stays in this field.',
  locationRemoved: 'location removed',
} as const;

/** Words of the field that comments are written in. */
export const commentFieldWords = {
  label: 'Your comment',
  placeholder: 'Leave a comment',
  gone: 'Comments cannot be sent here any more. What you wrote stays in this field.',
  send: 'post comment',
  failed: 'Error, please try again',
  waits: 'You are offline. The comment goes out as soon as the connection is back.',
  waitsForLogin: 'The comment goes out as soon as you are logged in again.',
} as const;
