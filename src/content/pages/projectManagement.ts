import { projectCategories, projectSizes } from '@/content/formOptions';
import { groupPath, paths } from '@/lib/paths';
import type { Glossary, PageWords } from './model';
import { pageLinks } from './pageLinks';

/** Words of `/kingdom-project-management`, which holds the project management form. */
export const projectManagement = {
  path: paths.projectManagement,
  name: pageLinks.projectManagement.label,
  parent: pageLinks.services,
  title: 'Kingdom Project Management | Kingdom Builders',
  description:
    'From one event to a whole business: choose one of eight kinds of project management, a category and a size, and describe the work.',
  heading: 'Kingdom Project Management',
  lead: 'A good plan lets many hands build one thing. Choose the kind of project, say how large it is and what has to be done.',
  drawing: 'group-project-manager',
  formHeading: 'Describe your project',
  formAction: 'Describe your project',
  kinds: {
    heading: 'Eight kinds of project',
    lead: 'If yours is none of them, choose Others and describe it in your own words.',
    terms: [
      {
        term: 'Event management',
        text: 'A day that has to come together: a conference, a workshop, an opening.',
      },
      { term: 'Asset management', text: 'What is owned is kept in order and put to use.' },
      {
        term: 'Initiative management',
        text: 'A good intention gets a person in charge and a next date.',
      },
      { term: 'Special projects management', text: 'Work that happens once and fits no routine.' },
      {
        term: 'Planning & structuring management',
        text: 'Who does what, in which order, before anything begins.',
      },
      { term: 'Business management', text: 'The daily running of a company, week after week.' },
      { term: 'Strategy management', text: 'The long aim is kept in sight and checked.' },
      { term: 'Execution management', text: 'What was decided is carried out, step by step.' },
    ],
  } satisfies Glossary,
  sizes: {
    heading: 'For the first year and the twentieth',
    lead: 'Choose what fits today. You can fill in the form again when the project has grown.',
    terms: [
      { term: 'Category', text: projectCategories.map(({ label }) => label) },
      { term: 'Project size', text: projectSizes.map(({ label }) => label) },
    ],
  } satisfies Glossary,
  group: { label: 'Ask to join the project managers', to: groupPath('project-manager') },
  next: {
    heading: 'Something is still missing?',
    text: 'Put the gap into words: people, funding, skills or a place.',
    action: { label: 'Name a need', to: paths.projectNeeds },
    second: pageLinks.strategyConsulting,
  },
} as const satisfies PageWords & Record<string, unknown>;
