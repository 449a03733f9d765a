import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'bootstrapped',
  family: 'companyType',
  name: 'Bootstrapped',
  madeEasy: true,
  tile: 'Bootstrapped',
  summary: 'You pay for everything yourself, so buy only the help you need.',
  reasons: [
    'Buy four hours of help when you need four hours, and keep the rest of the money.',
    'Ask a specialist instead of searching online until midnight.',
    'Work on your product. Hand over invoices and follow-ups, and get your evenings back.',
    'Spend in step with sales: a little help now, more once orders come in.',
  ],
  tasks: [
    'Virtual assistance',
    'Invoices and reminders',
    'Simple websites',
    'Product photos',
    'Newsletter writing',
    'Customer replies',
    'Shipping labels and orders',
  ],
  related: ['startups', 'small-medium-sized-businesses', 'web-application', 'agency'],
  title: 'Bootstrapped Business Outsourcing | Kingdom Builders',
  description:
    'Self-funded owners can buy help by the hour for invoices, customer replies and a simple website, and spend only in step with sales.',
};
