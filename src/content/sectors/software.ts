import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'software',
  family: 'services',
  name: 'Software Development',
  tile: 'Softwares',
  summary: 'Developers who write, test and repair programs step by step.',
  reasons: [
    'Build the first version with outside developers, and hire your own once it sells.',
    'Add developers who know programming languages that your team doesn’t.',
    'Decide what the program should do. Hand over the backlog, the bugs and the tests.',
    'Put more developers on a deadline and fewer on the quiet months after it.',
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
    'Find developers and testers to write a new program, fix an old one or clear the backlog, with your own team deciding what comes next.',
};
