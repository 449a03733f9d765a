/** Specification, section 2, 'Home interest widget'. */
export const interestSteps = ['Enter Phone', 'Electricity Login', 'Your Interest'] as const;

/** Step one, each with its choices for step two; without any the person writes. */
export const interestAreas = [
  {
    value: 'Kingdom builder',
    icon: 'hammer',
    options: ['Kingdom initiatives', 'Kingdom projects', 'Kingdom Ministries', 'Others'],
  },
  {
    value: 'Kingdom Training & mentoring',
    icon: 'graduation-cap',
    options: ['Discipleship', 'Training', 'Spiritual Growth', 'Others'],
  },
  {
    value: 'The Great Revival/Reformation',
    icon: 'flame',
    options: [
      'Societal',
      'Economic',
      'Personal',
      'Territorial',
      'National transformation',
      'Others',
    ],
  },
  {
    value: 'Kingdom Ministries Programs',
    icon: 'drafting-compass',
    options: [
      'Addiction',
      'Homeless',
      'Pro Life',
      'Youth',
      'Shelter',
      'Children',
      'Mental Health',
      'Seniors programs',
      'Others',
    ],
  },
  { value: 'Others', icon: 'ellipsis', options: [] },
] as const;

export const interestWords = {
  name: 'Your interest',
  heading: 'What interests you?',
  step: (number: number): string => `Step ${number} of ${interestSteps.length}`,
  saved: ' · Your answers are saved',
  areaLabel: 'Area',
  optionLabel: 'Interest',
  areaQuestion: 'Which area do you want to participate?',
  optionQuestion: 'What interests you most?',
  subjectQuestion: 'What would you like to take part in?',
  subjectLabel: 'Subject',
  subjectPlaceholder: 'Enter subject',
  detailsLabel: 'Details',
  detailsPlaceholder: 'Enter details here',
  lastHeading: 'Check your answers',
  lastNote: 'Go back if you want to change something.',
  summaryHeading: 'Your answers',
  summaryFailed: 'The summary could not be loaded. Your answers are still here.',
  areaMissing: 'Please select your area of participation',
  optionMissing: 'Please select what you are interested in',
  subjectMissing: 'Please enter a subject',
  detailsMissing: 'Please enter the details',
  previous: 'Previous',
  next: 'Next',
  submit: 'Submit',
  alert: 'Thank you for showing your interest, we will keep in touch with you',
  afterAlert:
    'Your answers were not sent online. Close this message to print, copy or download them.',
  afterAlertMail:
    'Your answers were not sent online. Close this message to email them to us, or to print, copy or download them.',
  close: 'Close',
} as const;
