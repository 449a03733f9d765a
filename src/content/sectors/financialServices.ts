import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'financial-services',
  family: 'section',
  name: 'Finance & Accounting',
  tile: 'Financial Services',
  summary:
    'Bookkeepers, payroll clerks and analysts who keep your books tidy and meet every deadline.',
  reasons: [
    'Pay for the hours that month-end takes, not for the quiet weeks between.',
    'Work with accountants who have kept books in other currencies and under other standards.',
    'Sit down with clients over their plans while someone else matches invoices to the bank statement.',
    'Add people for tax season and return to your usual team in summer.',
  ],
  tasks: [
    'Bookkeeping',
    'Payroll',
    'Accounts payable and receivable',
    'Bank reconciliation',
    'Tax return preparation',
    'Management reports',
    'Credit control',
  ],
  related: ['legal', 'real-estate', 'shared-services', 'data-analytics'],
  title: 'Finance & Accounting Outsourcing | Kingdom Builders',
  description:
    'Find outsourced bookkeeping, payroll and reporting for your firm, so that the books close on time and you have time for clients.',
};
