/** Words of every form, whatever it asks. */
export const formWords = {
  noScript:
    'This form needs JavaScript. Please turn it on in your browser and load the page again.',
  loading: 'Loading...',
  allRequired: 'Every field is required.',
  othersRequired: 'Every field is required unless it says optional.',
  optional: 'optional',
  problem: 'There is a problem',
  fixed: 'done',
  select: 'Select...',
  noOptions: 'No options',
  wrongEmail: 'please enter your email address in full, such as name@example.com',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  countryCode: 'Country code',
} as const;

/** Words of the summary that stands in a form's place after Submit (decisions, section 5). */
export const summaryWords = {
  heading: 'What you filled in',
  notSent: 'Nothing was sent anywhere. This is what you filled in, for you to keep or pass on.',
  kept: 'It stays on this device until you start over.',
  empty: 'Not filled in',
  print: 'Print',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'This browser did not allow copying. Please select the text above and copy it.',
  download: 'Download',
  downloaded: 'Downloaded.',
  mail: 'Mail',
  edit: 'Edit',
  startOver: 'Start over',
  startedOver: 'The form is empty again.',
  undo: 'Undo',
} as const;
