import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'small-medium-sized-businesses',
  family: 'companyType',
  name: 'Small Medium Sized Business',
  madeEasy: true,
  tile: 'Small & Medium sized Businesses',
  summary: 'Back-office help for shops, workshops and family firms.',
  reasons: [
    'Buy one afternoon of payroll work a month instead of a full-time clerk.',
    'Add a web shop or a second language without waiting for the perfect hire.',
    'Spend your time with customers and staff. Let someone else sort the receipts.',
    'Get help for the Christmas rush and for stocktaking, and pay for nothing in between.',
  ],
  tasks: [
    'Bookkeeping and receipts',
    'Phone answering',
    'Online shop upkeep',
    'Payroll and staff files',
    'Local advertising',
    'Stock records',
    'Supplier orders',
  ],
  related: ['bootstrapped', 'financial-services', 'hospitality', 'agency'],
  title: 'Small & Medium Business Outsourcing | Kingdom Builders',
  description:
    'Family firms and local shops can hand over receipts, payroll and the web shop a few hours at a time, and stay close to their customers.',
};
