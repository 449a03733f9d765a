const area = {
  number: 1,
  kind: 'question',
  field: 'type',
  heading: "Let's get started",
  question: 'Which area do you want to participate?',
  choices: [
    { value: 'Kingdom builder', icon: 'hammer' },
    { value: 'Training & mentoring', icon: 'graduation-cap' },
    { value: 'The Great Revival', icon: 'flame' },
    { value: 'Kingdom Initiatives', icon: 'drafting-compass' },
    { value: 'Others', icon: 'ellipsis' },
  ],
} as const;

/** Also in `/getquote?area=…`. */
export type QuoteArea = (typeof area.choices)[number]['value'];

export const reviewStep = {
  number: 4,
  kind: 'review',
  heading: 'Thank you, we will contact you shortly',
  note: 'Check your answers, then send your request.',
} as const;

/** Specification, section 2, 'Multi-step quote form'. */
export const quoteSteps = [
  area,
  {
    number: 2,
    kind: 'question',
    field: 'budget',
    heading: "Let's get to know more",
    question: 'What would you want to build?',
    choices: [
      { value: 'Kingdom business', icon: 'building-2' },
      { value: 'Kingdom project', icon: 'map' },
      { value: 'Others', icon: 'ellipsis' },
    ],
  },
  {
    number: 3,
    kind: 'question',
    field: 'kingdombusiness',
    heading: "Let's get to know more",
    question: 'What kingdom business are you interested in?',
    choices: [
      { value: 'Financial coaching', icon: 'coins' },
      { value: 'Workshops', icon: 'presentation' },
      { value: 'Business Development', icon: 'trending-up' },
      { value: 'Others', icon: 'ellipsis' },
    ],
  },
  reviewStep,
] as const;

/** `field` is the payload's name of the answer; a choice's `value` is both label and payload. */
type QuoteQuestionStep = Exclude<(typeof quoteSteps)[number], typeof reviewStep>;

export type ChoiceIcon = QuoteQuestionStep['choices'][number]['icon'];

export const quoteAreas: readonly QuoteArea[] = area.choices.map((choice) => choice.value);

/** Undefined if it is none of step 1's choices. */
export const parseQuoteArea = (text: string | null) => quoteAreas.find((known) => known === text);

/** Specification, sections 2, 5 and 8. */
export const quoteWords = {
  heading: "Let's get started",
  lead: 'Three questions, then review and send.',
  leadFor: 'Three questions, then 3 free independent quotes for',
  chooseOne: 'Choose one',
  areaMissing: 'Please select your area of participation',
  failed: 'An error occurred while submitting the form. Please try again.',
  next: 'Next',
  back: 'Back',
  submit: 'Submit',
  logInAndSubmit: 'Log in and submit',
  submitWithoutLogin: 'Submit without contact details',
  change: 'Change',
} as const;
