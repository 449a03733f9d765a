export const quoteRequestWords = {
  about: 'About',
  removeAbout: 'Remove the note about',
  aboutNotSent: 'This note is on your receipt only. It is not sent.',
  missing: 'Not chosen yet',
  choose: 'Choose',
  /** By their number. */
  stepsOpen: [
    '',
    'One question is not answered yet.',
    'Two questions are not answered yet.',
    'Three questions are not answered yet.',
  ],
  goToStep: 'Go to step',
  visitor: 'We have no way to reach you yet. Log in to send this with your account.',
  newHere: 'New here?',
  join: 'Join',
  answersSaved: 'Your answers are saved.',
  sentInOtherTab: 'You sent this request in another tab.',
  closeNotice: 'Close this notice',
  notSentToast: 'Your request was not sent.',
  unknownToast: 'We don’t know if your request arrived.',
  /** Also below a server's own message: its answer may be a failure after saving. */
  mayHaveArrived:
    'We don’t know if your request arrived. If you submit it again, it may arrive twice.',
  backToRequest: 'Back to my request',
  noScript: 'This form needs JavaScript. Please turn it on in your browser and reload the page.',
  received: 'Your request was sent',
  unreachable: 'You sent this without contact details, so the answer can’t reach you.',
  contactUs: 'Contact us',
  repeat: 'Log in and ask again',
  another: 'Ask for another quote',
} as const;

/** By the payload's fields. */
export const answerLabels = {
  type: 'Area of participation',
  budget: 'What you want to build',
  kingdombusiness: 'What you’re interested in',
} as const;

export const myRequests = {
  title: 'My requests',
  lead: 'Your quote requests from this device, with the message you got for each. They are saved only on this device.',
  empty: 'No requests yet',
  emptyText: 'When you ask for a quote, its receipt appears here.',
  getQuote: 'Get a quote',
  remove: 'Remove',
  removed: 'The receipt was removed.',
  undo: 'Undo',
  noScript: 'This page needs JavaScript. Please turn it on and reload the page.',
} as const;
