export const resetWords = {
  heading: 'Reset password',
  text: 'You can’t reset your password on this site. Email us from the address you registered with, say that you can’t log in, and we’ll help you.',
  noAddress:
    'You can’t reset your password on this site. Ask a coordinator of your group or community for help.',
  never: 'Never tell anyone your password, including us.',
  mail: 'Email us',
  subject: 'I cannot log in',
  back: 'Back to User login',
  head: {
    title: 'Reset password | Kingdom Builders',
    description:
      'Can’t log in to Kingdom Builders? See how to get help with your password, and who to ask if you forgot it.',
  },
} as const;
