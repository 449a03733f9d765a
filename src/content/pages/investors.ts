import { enquiryCategories, projectSizes } from '@/content/formOptions';
import { paths } from '@/lib/paths';
import type { Course, Doorway, PageWords } from './model';
import { pageLinks } from './pageLinks';

/** Words of `/investors`: what an investor finds here, then the way to register. */
export const investors = {
  path: paths.investors,
  name: pageLinks.investors.label,
  parent: pageLinks.services,
  title: 'Investors | Kingdom Builders',
  description:
    'What an investor finds at Kingdom Builders: project needs, business and asset management in three categories, and six project sizes.',
  heading: 'For investors who plant for a harvest',
  lead: 'Members build businesses, projects and places. This page shows where their needs are written down and how to make yourself known.',
  drawing: 'scene-investors',
  register: { label: 'Register as an investor', to: paths.investorsRegistration },
  finds: {
    heading: 'What you will find',
    doors: [
      {
        ...pageLinks.projectNeeds,
        text: 'The desk where builders name what is missing: people, funding, skills or a site.',
      },
      {
        ...pageLinks.businessAssetManagement,
        text: 'An enquiry for those who want to place or manage a business, an investment or real estate.',
      },
      {
        ...pageLinks.innovationHub,
        text: 'Business and community innovations while they are still ideas.',
      },
    ] satisfies readonly Doorway[],
  },
  scope: {
    heading: 'In what kind and what size',
    lead: 'The enquiry form asks for one category and one project size, so that it is plain from the start what is meant.',
    categoriesHeading: 'Three categories',
    categories: enquiryCategories.map(({ label }) => label),
    sizesHeading: 'Six project sizes',
    sizes: projectSizes.map(({ label }) => label),
    honest:
      'These are sizes of projects. Nothing on this page is an offer to sell or a forecast of returns.',
  },
  steps: {
    heading: 'How to begin',
    steps: [
      {
        title: 'Read',
        text: 'Find out why needs are named here and what they ask for.',
        way: { label: 'Why needs are named', to: paths.projectNeedsDetails },
      },
      {
        title: 'Register',
        text: 'Leave your name, e-mail address and phone number.',
        way: pageLinks.investorsRegistration,
      },
      {
        title: 'Enquire',
        text: 'Choose category, industry and size, and say what you have in mind.',
        way: pageLinks.businessAssetManagement,
      },
    ],
  } satisfies Course,
  next: {
    heading: 'Begin with your name',
    text: 'Four fields, and a summary to keep.',
    action: { label: 'Register as an investor', to: paths.investorsRegistration },
    second: pageLinks.projectNeeds,
  },
} as const satisfies PageWords & Record<string, unknown>;
