import { paths } from '@/lib/paths';
import type { Course, PageWords, Passage } from './model';
import { pageLinks } from './pageLinks';

/** Words of `/kingdom-project-needs`, which holds the needs form. */
export const projectNeeds = {
  path: paths.projectNeeds,
  name: pageLinks.projectNeeds.label,
  parent: pageLinks.services,
  title: 'Kingdom project needs | Kingdom Builders',
  description:
    'Name what your kingdom project is missing: people, funding, skills or a site. Give the need a title, describe it and keep the summary.',
  heading: 'Kingdom project needs',
  lead: 'A wall shows its gaps before it is finished. Name yours here, so that someone can bring the stone.',
  drawing: 'scene-project-needs',
  steps: {
    heading: 'A need that others can answer',
    steps: [
      {
        title: 'Call it by its name',
        text: 'A short title that a stranger understands: a bookkeeper for one evening a week, a roof for a youth hall.',
      },
      {
        title: 'Say what it is for',
        text: 'Describe the project in two or three sentences and whom it serves.',
      },
      {
        title: 'Say what would be enough',
        text: 'People, funding, skills or a place. Name the smallest thing that would let you go on.',
      },
    ],
  } satisfies Course,
  why: {
    heading: 'Why we name needs',
    text: [
      'Asking is not a weakness of a project. It is how a community finds out where it is needed.',
    ],
  } satisfies Passage,
  whyWay: { label: 'Kingdom Builder Needs: read more', to: paths.projectNeedsDetails },
  next: {
    heading: 'Is the need more than you can plan alone?',
    text: 'Project management and strategy consulting each have a desk where you can describe it.',
    action: { label: 'Ask for project management', to: paths.projectManagement },
    second: pageLinks.strategyConsulting,
  },
} as const satisfies PageWords & Record<string, unknown>;
