import { enquiryCategories, projectSizes } from '@/content/formOptions';
import { paths } from '@/config/paths';
import type { StepListWords, LinkCardWords, TermList, PageWords } from './model';
import { pageLinks, pageOf, termsOf } from './pageLinks';

export const investors = {
  ...pageOf(pageLinks.investors, pageLinks.services),
  title: 'Investors | Kingdom Builders',
  description:
    'For investors: how to register, three categories and six project sizes, and forms for project needs, assets and ideas.',
  heading: 'For investors',
  lead: 'Members build businesses and projects. Read what a project can need, and register as an investor.',
  drawing: 'scene-investors',
  register: { label: 'Register as an investor', to: paths.investorsRegistration },
  finds: {
    heading: 'What you will find',
    links: [
      {
        ...pageLinks.projectNeeds,
        text: 'The form where builders describe what a project needs: people, funding, skills or a place.',
        drawing: 'build-communities',
      },
      {
        ...pageLinks.businessAssetManagement,
        text: 'An enquiry form for a business, an investment or real estate.',
        drawing: 'sector-real-estate',
      },
      {
        ...pageLinks.innovationHub,
        text: 'The form where people describe an idea for a business or a community.',
        drawing: 'group-research-development',
      },
    ] satisfies readonly LinkCardWords[],
  },
  scope: {
    heading: 'Categories and project sizes',
    lead: 'The enquiry form asks for one category and one project size.',
    terms: termsOf({
      Categories: enquiryCategories.map(({ label }) => label),
      'Project sizes': projectSizes.map(({ label }) => label),
    }),
  } satisfies TermList,
  notAnOffer: 'This page is for information. It isn’t an offer to sell or a forecast of returns.',
  steps: {
    heading: 'How to start',
    steps: [
      {
        title: 'Read',
        text: 'Learn what counts as a project need, and why members describe their needs here.',
        link: { label: 'About project needs', to: paths.projectNeedsDetails },
      },
      {
        title: 'Register',
        text: 'Enter your name, email address and phone number.',
        link: pageLinks.investorsRegistration,
      },
      {
        title: 'Enquire',
        text: 'Choose a category, an industry and a size, and describe what you’re looking for.',
        link: pageLinks.businessAssetManagement,
      },
    ],
  } satisfies StepListWords,
  next: {
    heading: 'Register as an investor',
    text: 'Four fields. You get a summary to print, copy or download.',
    action: { label: 'Register as an investor', to: paths.investorsRegistration },
    second: pageLinks.projectNeeds,
  },
} as const satisfies PageWords & Record<string, unknown>;
