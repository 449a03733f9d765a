import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'automation',
  family: 'services',
  name: 'Automation',
  tile: 'Automation',
  summary:
    'Work that repeats itself every morning is given to a machine, with a person to mind it.',
  reasons: [
    'Stop paying for the same figures to be copied from one form to the next.',
    'Learn from people who have automated a warehouse, a clinic and a church office.',
    'Give the dull hours to a script and the judgement calls to your team.',
    'Start with one process, see that it holds, then decide on the second.',
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
    'Find people who map your repeated office work, hand it to reliable scripts and stay near to repair them when a form changes.',
};
