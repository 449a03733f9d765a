import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'high-growth',
  family: 'companyType',
  name: 'High Growth',
  madeEasy: true,
  tile: 'High Growth',
  summary: 'A ready team for the months when orders rise faster than you can hire.',
  reasons: [
    'Meet this quarter’s orders without renting offices you may outgrow.',
    'Enter the next market with people who already live and sell there.',
    'Leaders choose where to grow. Others run the interviews and the onboarding.',
    'Add and reduce staff with demand, one team at a time.',
  ],
  tasks: [
    'Recruitment and onboarding',
    'Sales support',
    'Customer success',
    'Order processing',
    'Localisation',
    'Quality checks',
    'Process documentation',
  ],
  related: ['startups', 'enterprise', 'data-analytics', 'technology'],
  title: 'High Growth Outsourcing | Kingdom Builders',
  description:
    'Growing faster than you can hire? Add ready teams for orders, onboarding and support, and keep your leaders free to choose the next step.',
};
