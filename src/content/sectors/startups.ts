import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'startups',
  family: 'companyType',
  name: 'Startups',
  madeEasy: true,
  tile: 'Startups',
  summary: 'You have an idea, a stall and a first customer; here is a crew for the rest.',
  reasons: [
    'Make the first cheque last longer. Every month of runway is a month to find the customer.',
    'Put a designer, a bookkeeper and a developer around one small table.',
    'Founders talk to users. Filing, payroll and the support inbox find another home.',
    'Try a role by the week before you write it into a contract.',
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
    'Founders can borrow a bookkeeper, a designer or a developer by the week and keep the runway for the one thing only they can build.',
};
