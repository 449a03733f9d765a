export const composerWords = {
  heading: 'What is on your mind?',
  title: 'Title',
  message: 'Message',
  picture: 'Picture',
  send: 'Send post',
  sending: 'posting...',
  drop: 'Drop the picture here',
  required: 'This field is required',
  sent: 'Post Successful',
  failed: 'Error, please try again',
  waitsForConnection: 'You’re offline. The post will be sent when you’re back online.',
  waitsForLogin: 'The post will be sent when you’re logged in again.',
  closed: 'Only members can post here. Your text is saved on this page. Ask to join to post it.',
  locationRemoved: 'location removed',
} as const;

export const commentFieldWords = {
  label: 'Your comment',
  placeholder: 'Leave a comment',
  gone: 'You can’t comment here now. Your text is saved in this field. Copy it if you need it.',
  send: 'post comment',
  failed: 'Error, please try again',
  waitsForConnection: 'You’re offline. The comment will be sent when you’re back online.',
  waitsForLogin: 'The comment will be sent when you’re logged in again.',
} as const;

export const draftWords = {
  refused:
    'Drafts can’t be saved on this device. What you type is lost when you leave or reload this page. Send or copy it first.',
} as const;

export const pictureWords = {
  browse: 'Browse image',
  change: 'Change image',
  remove: 'Remove',
  kinds: 'Pictures only, up to 20 MB',
  reading: 'Reading the picture…',
  problems: {
    'too-large': 'This picture is over 20 MB. Please choose a smaller one.',
    'no-picture': 'This file is not a picture. Please choose a picture.',
    unreadable: 'This picture can’t be read. Please choose another one.',
  },
} as const;
