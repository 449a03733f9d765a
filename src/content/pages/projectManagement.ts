import { projectCategories, projectSizes } from '@/content/formOptions';
import { groupPath, paths } from '@/config/paths';
import type { TermList, PageWords } from './model';
import { pageLinks, pageOf, termsOf } from './pageLinks';

export const projectManagement = {
  ...pageOf(pageLinks.projectManagement, pageLinks.services),
  title: 'Kingdom Project Management | Kingdom Builders',
  description:
    'From one event to a whole business: choose one of eight kinds of project management, a category and a size, and describe the work.',
  heading: 'Kingdom Project Management',
  lead: 'Choose the kind of project, say how large it is and describe what has to be done.',
  drawing: 'group-project-manager',
  formHeading: 'Describe your project',
  formAction: 'Describe your project',
  kinds: {
    heading: 'Eight kinds of project',
    lead: 'If none of them fits, choose “Others” and describe your project.',
    terms: termsOf({
      'Event management': 'A conference, a workshop or an opening.',
      'Asset management': 'Looking after what you own, and putting it to use.',
      'Initiative management': 'Giving an initiative a leader and a schedule.',
      'Special projects management': 'Work that happens once.',
      'Planning & structuring management': 'Deciding who does what, and when, before you start.',
      'Business management': 'Running a company from day to day.',
      'Strategy management': 'Checking your progress towards a long-term goal.',
      'Execution management': 'Carrying out decisions step by step.',
    }),
  } satisfies TermList,
  sizes: {
    heading: 'Categories and project sizes',
    lead: 'Choose what fits today. You can fill in the form again when your project grows.',
    terms: termsOf({
      Category: projectCategories.map(({ label }) => label),
      'Project size': projectSizes.map(({ label }) => label),
    }),
  } satisfies TermList,
  group: { label: 'Ask to join the project managers', to: groupPath('project-manager') },
  next: {
    heading: 'What does your project need?',
    text: 'Describe it: people, funding, skills or a place.',
    action: { label: 'Describe a need', to: paths.projectNeeds },
    second: pageLinks.strategyConsulting,
  },
} as const satisfies PageWords & Record<string, unknown>;
