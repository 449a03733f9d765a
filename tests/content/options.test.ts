import { expect, test } from 'vitest';
import { categories, categoryLabel } from '@/content/categories';
import * as form from '@/content/formOptions';
import { interestAreas, interestSteps, interestWords } from '@/content/interest';
import { answerLabels } from '@/content/quoteRequest';
import { registrationWords } from '@/content/registrationWords';
import {
  parseQuoteArea,
  quoteAreas,
  quoteSteps,
  quoteWords,
  reviewStep,
} from '@/content/quoteSteps';

const values = (list: readonly { value: string }[]) => list.map((option) => option.value);
const labels = (list: readonly { label: string }[]) => list.map((option) => option.label);

/** Section 3 of the specification, copied out. */
const lists: readonly [string, readonly { value: string }[], string][] = [
  [
    'project size',
    form.projectSizes,
    '$0-100; $101-1,000; $1001-5,000; $5001-10,0000; $10,001-50,000; $50,001-100,000',
  ],
  ['enquiry category', form.enquiryCategories, 'business; start-up; middle-size'],
  ['asset type', form.assetTypes, 'start-up; middle-size; enterprise; agency; others'],
  [
    'industry',
    form.industries,
    'real-estate; financial-services; hospitality; transportation; telecommunication; utilities-energy; legal; health-care; travel; others',
  ],
  [
    'project type',
    form.projectTypes,
    'event-management; asset-management; initiative-management; special-projects-management; planning-structuring-management; business-management; strategy-management; execution-management; others',
  ],
  ['project category', form.projectCategories, 'start-up; middle-size; enterprise'],
  ['AI form type', form.aiFormTypes, 'ai-tools; training'],
  ['consulting category', form.consultingCategories, 'ai-tools; strategy; others'],
  [
    'strategy type',
    form.strategyTypes,
    'growth-strategy; execution-strategy; revenue-profit-strategy; scaling-strategy; others',
  ],
  ['innovation type', form.innovationTypes, 'business-innovations; community-innovations'],
  ['mobile', form.mobileTechnologies, 'flutter; reactNative; kotlin; Swift; Java'],
  ['design tools', form.designTools, 'adobe; figma; Sketch; InVision; Axure RP; Maze; Balsamiq'],
  ['gender', registrationWords.genders, 'male; female'],
];

test.each(lists)('%s options are those of the specification', (_name, list, expected) => {
  expect(values(list)).toEqual(expected.split('; '));
});

test('labels the owner spelled out are exact', () => {
  expect(labels(form.projectSizes)).toEqual(values(form.projectSizes));
  expect(labels(form.enquiryCategories)).toEqual(['Business', 'Investment', 'Real estate']);
  expect(form.assetTypeCategory).toBe('business');
  expect(form.innovationTypes.map((type) => labels(type.options))).toEqual([
    ['ideas', 'initiative'],
    ['solution', 'innitiatives', 'ideas', 'strategies'],
  ]);
});

test('skill categories contain the three skill lists', () => {
  expect(form.skillCategories.map((category) => category.options)).toEqual([
    form.webTechnologies,
    form.mobileTechnologies,
    form.designTools,
  ]);
});

test('post categories are those of the specification', () => {
  expect(categories.map(({ id, label }) => `${id} ${label}`).join(', ')).toBe(
    '0 Select Category, 1 General, 2 TPOB 1.0, 3 TPOB 2.0, 4 Master Class, 5 Club 100, 6 Internship',
  );
  expect([0, 1, 6, 7].map(categoryLabel)).toEqual([undefined, 'General', 'Internship', undefined]);
});

test('the quote form has the three questions of the specification', () => {
  const questions = quoteSteps.flatMap((step) =>
    step.kind === 'question' ? [[step.field, step.question, ...values(step.choices)]] : [],
  );
  expect(questions).toEqual([
    [
      'type',
      'Which area do you want to participate?',
      'Kingdom builder',
      'Training & mentoring',
      'The Great Revival',
      'Kingdom Initiatives',
      'Others',
    ],
    ['budget', 'What would you want to build?', 'Kingdom business', 'Kingdom project', 'Others'],
    [
      'kingdombusiness',
      'What kingdom business are you interested in?',
      'Financial coaching',
      'Workshops',
      'Business Development',
      'Others',
    ],
  ]);
  expect(quoteSteps.map((step) => step.number)).toEqual([1, 2, 3, 4]);
  expect(quoteSteps[0].heading).toBe("Let's get started");
  expect(quoteSteps[1].heading).toBe("Let's get to know more");
  expect(reviewStep.heading).toBe('Thank you, we will contact you shortly');
});

test('no label of an answer in the review is itself an answer', () => {
  const answers = quoteSteps.flatMap((step) =>
    step.kind === 'question' ? values(step.choices) : [],
  );
  expect(Object.values(answerLabels).filter((label) => answers.includes(label))).toEqual([]);
});

test('messages of the quote form are exact', () => {
  expect(quoteWords).toMatchObject({
    heading: "Let's get started",
    areaMissing: 'Please select your area of participation',
    failed: 'An error occurred while submitting the form. Please try again.',
  });
});

test('an area is read from an address, and nothing else', () => {
  expect(quoteAreas.map(parseQuoteArea)).toEqual(quoteAreas);
  expect([null, '', 'kingdom builder', 'Workshops'].map(parseQuoteArea)).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
});

test('the interest widget offers the areas and sub-options of the specification', () => {
  expect(interestSteps).toEqual(['Enter Phone', 'Electricity Login', 'Your Interest']);
  const offered = interestAreas.map(({ value, options }) => [value, options.join(', ')]);
  expect(offered).toEqual([
    ['Kingdom builder', 'Kingdom initiatives, Kingdom projects, Kingdom Ministries, Others'],
    ['Kingdom Training & mentoring', 'Discipleship, Training, Spiritual Growth, Others'],
    [
      'The Great Revival/Reformation',
      'Societal, Economic, Personal, Territorial, National transformation, Others',
    ],
    [
      'Kingdom Ministries Programs',
      'Addiction, Homeless, Pro Life, Youth, Shelter, Children, Mental Health, Seniors programs, Others',
    ],
    ['Others', ''],
  ]);
  expect(interestWords).toMatchObject({
    subjectPlaceholder: 'Enter subject',
    detailsPlaceholder: 'Enter details here',
    alert: 'Thank you for showing your interest, we will keep in touch with you',
  });
});
