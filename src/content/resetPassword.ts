/** Words of the page behind 'Reset password': it makes no call (decisions, section 4). */
export const resetWords = {
  heading: 'Reset password',
  text: 'This site cannot change a password by itself. Write to us from the e-mail address you registered with, say that you cannot log in, and we will help you on.',
  noAddress:
    'This site cannot change a password by itself. Please turn to the coordinators of your group or community, who can help you on.',
  never: 'Never tell anyone your password, us included.',
  mail: 'Write to us',
  subject: 'I cannot log in',
  back: 'Back to User login',
  head: {
    title: 'Reset password | Kingdom Builders',
    description:
      'You cannot log in to Kingdom Builders any more? Read how you get help with your password and whom to turn to.',
  },
} as const;
