import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'high-growth',
  family: 'companyType',
  name: 'High Growth',
  madeEasy: true,
  tile: 'High Growth',
  summary:
    'When orders rise faster than you can hire, a ready team keeps the scaffolding ahead of the tree.',
  reasons: [
    'Meet this quarter’s orders without signing leases for desks you may outgrow.',
    'Enter the next market with people who already live and sell there.',
    'Leaders keep choosing where to grow. The interview rounds and onboarding files go to helpers.',
    'Raise and lower capacity with demand, one team at a time.',
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
