import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'small-medium-sized-businesses',
  family: 'companyType',
  name: 'Small Medium Sized Business',
  madeEasy: true,
  tile: 'Small & Medium sized Businesses',
  summary: 'The shop, the workshop and the family firm get the back office of a larger one.',
  reasons: [
    'Have an afternoon of payroll done each month. No small firm needs a whole payroll clerk.',
    'Add a web shop or a second language without waiting for the perfect hire.',
    'The owner belongs with customers and staff. Receipts can go home in somebody else’s bag.',
    'Take help for the Christmas rush and for stocktaking, and for nothing in between.',
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
