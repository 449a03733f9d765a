import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'technology',
  family: 'companyType',
  name: 'Technology',
  tile: 'Technology',
  summary:
    'Hardware makers, labs and product companies gain hands for everything around the invention.',
  reasons: [
    'Send the research money to research, and have support and testing done at lower cost.',
    'Recruit from places where your rare skill is an ordinary one.',
    'Inventors invent. Manuals, ticket queues and certification papers have their own people.',
    'Book a test lab crew for each prototype and let it go between versions.',
  ],
  tasks: [
    'Product support',
    'Quality testing',
    'Manuals and help pages',
    'Certification papers',
    'Parts sourcing',
    'Release management',
    'User research',
  ],
  related: ['software', 'robotics', 'high-growth', 'telecommunication'],
  title: 'Technology Outsourcing | Kingdom Builders',
  description:
    'Technology companies can outsource product support, testing, manuals and certification papers, and leave inventors to their inventions.',
};
