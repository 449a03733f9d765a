/** Words of the last step, of the receipt and of 'My requests' (decisions, section 5). */
export const quoteRequestWords = {
  about: 'About',
  removeAbout: 'Remove the note about',
  notSent: 'A note for your receipt; it is not part of what is sent.',
  missing: 'Not chosen yet',
  choose: 'Choose',
  /** By how many there are. */
  stepsOpen: [
    '',
    'One step is still open.',
    'Two steps are still open.',
    'All three steps are still open.',
  ],
  goToStep: 'Go to step',
  visitor:
    'This request holds no contact details. Log in or join and it is sent under your name; your answers wait here. You can also submit it as it is.',
  login: 'Login',
  join: 'Join',
  sendOpenly: 'Send without logging in',
  notSentToast: 'Your request was not sent.',
  backToRequest: 'Back to my request',
  noScript:
    'This form needs JavaScript. Please turn it on in your browser and load the page again.',
  received: 'Your request was sent',
  another: 'Ask for another quote',
} as const;

/** Short names of the three answers, by their fields in the payload. */
export const answerLabels = {
  type: 'Area of participation',
  budget: 'What you want to build',
  kingdombusiness: 'Kingdom business',
} as const;

/** Words of the page that keeps the receipts. */
export const myRequests = {
  title: 'My requests',
  lead: 'The quotes you asked for from this device, with the answer each one got. They are kept here and nowhere else.',
  empty: 'No requests yet',
  emptyText: 'When you ask for a quote, its receipt is kept here.',
  getQuote: 'Get a quote',
  remove: 'Remove',
  removed: 'The receipt was removed.',
  undo: 'Undo',
  noScript:
    'Receipts are kept in your browser, and showing them needs JavaScript. Please turn it on and load the page again.',
} as const;
