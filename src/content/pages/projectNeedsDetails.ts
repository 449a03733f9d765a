import { paths } from '@/lib/paths';
import type { PageWords, Passage, WayOn } from './model';
import { pageLinks } from './pageLinks';

type Reading = Passage & { readonly way?: WayOn };

/** Words of `/kingdom-project-needs-details`: the why behind the needs form. */
export const projectNeedsDetails = {
  path: paths.projectNeedsDetails,
  name: pageLinks.projectNeedsDetails.label,
  parent: pageLinks.projectNeeds,
  title: 'Kingdom Builder Needs explained | Kingdom Builders',
  description:
    'Why Kingdom Builders asks its people to name what a project needs, what counts as a need, and where a need can go from here.',
  heading: 'Kingdom Builder Needs',
  lead: 'Every project starts with a need someone is ready to name: people, funding, skills or a site to build on.',
  drawing: 'scene-coordinators',
  readings: [
    {
      heading: 'Why a need is worth naming',
      text: [
        'The mission speaks of transformational impact in families and communities. Impact of that kind is rarely the work of one person. It begins when somebody says aloud what is missing and somebody else answers.',
        'A named need is easier to carry. It can be read, discussed and passed on to the person who has what it takes.',
      ],
    },
    {
      heading: 'What counts as a need',
      text: [
        'People who give time or experience. Funding, from small sums to large ones. Skills your team does not have yet. A room, a workshop or a piece of land.',
        'The need may belong to a business or to a project. It may also belong to a ministry: help with addiction or homelessness, for youth, children or seniors, for shelter or mental health.',
      ],
    },
    {
      heading: 'From a need to a project',
      text: [
        'When the need is clear, the work around it can be planned. Choose a project type, a category and a size, and describe what has to happen.',
      ],
      way: { label: 'Plan it with project management', to: paths.projectManagement },
    },
    {
      heading: 'When the need is money',
      text: [
        'Investors can register and tell what they are looking for, in three categories and six project sizes.',
      ],
      way: { label: 'What investors find', to: paths.investors },
    },
    {
      heading: 'When the need is hands',
      text: [
        'The outsourcing marketplace reaches 33,000+ firms and millions of professionals. You receive 3 free independent quotes and the advice to compare them.',
      ],
      way: { label: 'See the 28 sectors', to: paths.outsourcingHome },
    },
  ] satisfies readonly Reading[],
  action: { label: 'Name a need', to: paths.projectNeeds },
  next: {
    heading: 'What is your project missing?',
    text: 'The form has two fields: a title and the details.',
    action: { label: 'Name a need', to: paths.projectNeeds },
    second: { label: 'How a builder starts', to: paths.builderLauncher },
  },
} satisfies PageWords & Record<string, unknown>;
