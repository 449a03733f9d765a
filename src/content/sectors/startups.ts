import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'startups',
  family: 'companyType',
  name: 'Startups',
  madeEasy: true,
  tile: 'Startups',
  summary: 'A team for founders who have an idea, a first customer and no time for the rest.',
  reasons: [
    'Make the first cheque last longer, and have more months to find customers.',
    'Get a designer, a bookkeeper and a developer for a few hours each.',
    'Founders talk to users. Others take care of filing, payroll and the support inbox.',
    'Try out a role by the week before you hire for it.',
  ],
  tasks: [
    'First version building',
    'Bookkeeping and payroll',
    'Customer support inbox',
    'Pitch deck design',
    'Market research',
    'Social media',
    'Recruitment help',
  ],
  related: ['bootstrapped', 'high-growth', 'web-application', 'technology'],
  title: 'Startup Outsourcing | Kingdom Builders',
  description:
    'Founders can hire a bookkeeper, a designer or a developer by the week, and save their money for what only they can build.',
};
