/** Words of the member login page (specification, section 2). */
export const loginPage = {
  title: 'Kingdom Builders User login',
  register: 'Register',
  newHere: 'New to the community',
  reset: 'Reset password',
  head: {
    title: 'User login | Kingdom Builders',
    description:
      'Log in to the community of Kingdom Builders: read and post in the feed, vote in polls, join groups and reach your work management tools.',
  },
} as const;
