import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'technology',
  family: 'companyType',
  name: 'Technology',
  tile: 'Technology',
  summary:
    'Help for hardware makers, labs and product companies with everything around the product.',
  reasons: [
    'Spend the research budget on research, and have support and testing done at lower cost.',
    'Recruit in places where the skill you need is common.',
    'Give inventors time to invent. Others write manuals, answer tickets and prepare certification papers.',
    'Book a test team for each prototype, and none between versions.',
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
    'Technology companies can outsource product support, testing, manuals and certification papers, and give inventors time to invent.',
};
