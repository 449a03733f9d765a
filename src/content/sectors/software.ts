import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'software',
  family: 'services',
  name: 'Software Development',
  tile: 'Softwares',
  summary:
    'Programs are written, tested and mended course by course, like a wall that has to stand.',
  reasons: [
    'Build the first version with borrowed hands and hire for keeps once it sells.',
    'Pair your people with developers who write in languages your shop never learned.',
    'Decide what the program is for. The backlog, the bugs and the test runs can travel.',
    'Set more builders on the deadline and fewer on the quiet months of repair.',
  ],
  tasks: [
    'Custom programs',
    'Old system upkeep',
    'Test writing',
    'Bug fixing',
    'Database work',
    'Connections between systems',
    'Technical documentation',
  ],
  related: ['web-application', 'automation', 'it-management', 'technology'],
  title: 'Software Development Outsourcing | Kingdom Builders',
  description:
    'Find developers and testers to write a new program, mend an old one or clear the backlog, with your own team deciding what comes next.',
};
