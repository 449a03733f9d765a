export const loginFormWords = { email: 'Email', password: 'Password', login: 'Login' } as const;

/** Session ended (decisions, section 3). */
export const signInWords = {
  loggedOutInOtherTab: 'You were logged out in another tab',
  notSaved:
    'Your browser didn’t save the login cookie. Please allow cookies for this site, then log in again.',
  ended: 'Your session has ended, please log in again',
  endedNote: 'Log in to continue on this page. Anything you were sending will be sent after login.',
  close: 'Close',
} as const;
