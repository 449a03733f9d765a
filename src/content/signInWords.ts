/** Words of the dialog over a page whose session has ended (decisions, section 3). */
export const signInWords = {
  loggedOutElsewhere: 'You were logged out in another tab',
  ended: 'Your session has ended, please log in again',
  endedNote: 'This page waits for you as it is. What you were sending goes on after login.',
  close: 'Close',
} as const;
