export const formWords = {
  noScript: 'This form needs JavaScript. Please turn it on in your browser and reload the page.',
  lost: 'Part of this form could not be loaded. Check your connection and try again.',
  loading: 'Loading...',
  allRequired: 'Every field is required.',
  othersRequired: 'Every field is required unless it says optional.',
  optional: 'optional',
  problem: 'There is a problem',
  select: 'Select...',
  noOptions: 'No options',
  wrongEmail: 'please enter your email address in full, such as name@example.com',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  countryCode: 'Country code',
  privacy: 'What happens to your details',
} as const;

/** By field: what a form says where nothing is entered (specification, section 5). */
export const requiredMessages = {
  title: 'please enter a title',
  details: 'please enter the details',
  category: 'please select a category',
  assetType: 'please select an asset type',
  industry: 'please select an industry',
  size: 'please select the project size',
  projectType: 'please select the project type',
  type: 'please select a type',
  strategy: 'please select the strategy type',
  innovation: 'please select the innovation type',
  subCategory: 'please select a sub-category',
  firstName: 'please enter your firstname',
  lastName: 'please enter your lastname',
  username: 'please enter your username',
  password: 'please enter your password',
  gender: 'please select your gender',
  email: 'please enter your email address',
  phone: 'please enter your correct phone number',
  businessName: 'please enter your business name',
  country: 'please select your country',
  state: 'please select your state/province',
  city: 'please select your city',
  description: 'please enter your business description',
} as const;

/** Said before Submit by forms without a call; `mail`: a contact address is set. */
export const notSentOnline = (mail: boolean): string =>
  mail
    ? 'This form is not sent online. You’ll get a summary to email to us, print, copy or download.'
    : 'This form is not sent online. You’ll get a summary to print, copy or download.';

/** The summary after Submit (decisions, section 5). */
export const summaryWords = {
  heading: 'What you filled in',
  notSent: 'This was not sent. Print, copy or download it.',
  notSentYet: 'This was not sent yet. Email it to us, or print, copy or download it.',
  stored: 'Your answers are saved on this device until you start over.',
  empty: 'Not filled in',
  print: 'Print',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'This browser did not allow copying. Please select the text above and copy it.',
  download: 'Download',
  downloaded: 'Downloaded.',
  mail: 'Email it to us',
  copiedForMail:
    'Your answers are too long for a link. They were copied: paste them into the email.',
  pasteHere: 'Please paste your answers here.',
  edit: 'Edit',
  startOver: 'Start over',
  startedOver: 'The form is empty again.',
  undo: 'Undo',
} as const;
