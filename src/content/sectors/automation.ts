import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'automation',
  family: 'services',
  name: 'Automation',
  tile: 'Automation',
  summary: 'Software does the work that repeats every day, and a person checks it.',
  reasons: [
    'Stop paying people to copy the same figures from one form to the next.',
    'Work with people who have automated many kinds of offices.',
    'Let scripts do the dull work, so that your team can make the decisions.',
    'Start with one process, check that it works, then choose the next.',
  ],
  tasks: [
    'Process mapping',
    'Data entry robots',
    'Invoice capture',
    'Email sorting',
    'Report scheduling',
    'Connecting programs',
    'Monitoring and repair of scripts',
  ],
  related: ['robotics', 'machine-learning', 'software', 'shared-services'],
  title: 'Automation Outsourcing | Kingdom Builders',
  description:
    'Find people who map your repeated office work, automate it with reliable scripts and repair them when a form changes.',
};
