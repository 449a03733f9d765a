import { paths } from '@/config/paths';
import type { PageWords, Passage, PageLink } from './model';
import { pageLinks, pageOf } from './pageLinks';

type Section = Passage & { readonly link?: PageLink };

export const projectNeedsDetails = {
  ...pageOf(pageLinks.projectNeedsDetails, pageLinks.projectNeeds),
  title: 'Kingdom Builder Needs explained | Kingdom Builders',
  description:
    'Why Kingdom Builders asks members to describe what a project needs, what counts as a need, and what you can do next.',
  heading: 'Kingdom Builder Needs',
  lead: 'What does your project need: people, funding, skills or a place? Here is what counts as a need, and what to do next.',
  drawing: 'scene-coordinators',
  sections: [
    {
      heading: 'Why describe a need',
      text: [
        'Our mission is to make a transformational impact in families and communities. Most projects need help from other people.',
        'When you write down a need, you can share the summary with people who can help.',
      ],
    },
    {
      heading: 'What counts as a need',
      text: [
        'People who give time or experience. Funding, small or large. Skills your team doesn’t have yet. A room, a workshop or a piece of land.',
        'It can be a need of a business, a project or a ministry. For example: help with addiction or homelessness, shelter, mental health, or programs for youth, children or seniors.',
      ],
    },
    {
      heading: 'From a need to a project',
      text: [
        'Once the need is clear, plan the work. Choose a project type, a category and a size, and describe what has to happen.',
      ],
      link: { label: 'Plan a project', to: paths.projectManagement },
    },
    {
      heading: 'When you need money',
      text: [
        'Read what the portal offers investors. You can share the summary of your need with one.',
      ],
      link: { label: 'For investors', to: paths.investors },
    },
    {
      heading: 'When you need people',
      text: [
        'The outsourcing marketplace has 33,000+ firms and millions of professionals. You receive 3 free independent quotes, and advice on how to compare them.',
      ],
      link: { label: 'See the 28 sectors', to: paths.outsourcingHome },
    },
  ] satisfies readonly Section[],
  action: { label: 'Describe a need', to: paths.projectNeeds },
  next: {
    heading: 'What does your project need?',
    text: 'The form has two fields: a title and the details.',
    action: { label: 'Describe a need', to: paths.projectNeeds },
    second: { label: 'Kingdom Builder Launcher', to: paths.builderLauncher },
  },
} satisfies PageWords & Record<string, unknown>;
