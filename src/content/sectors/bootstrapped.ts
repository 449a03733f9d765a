import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'bootstrapped',
  family: 'companyType',
  name: 'Bootstrapped',
  madeEasy: true,
  tile: 'Bootstrapped',
  summary:
    'You pay your own way and build with your own hands; borrow a few more for the heavy stones.',
  reasons: [
    'Buy four hours where you need four hours, and keep the rest in the till.',
    'Ask a specialist the question you have been searching for at midnight.',
    'Stay at the bench where the product is made. Invoices and follow-ups can leave your evening.',
    'Spend in step with sales: a little help now, a steady hand once orders come in.',
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
    'Self-funded owners can take help by the hour for invoices, replies and a simple website, and spend only in step with what they sell.',
};
