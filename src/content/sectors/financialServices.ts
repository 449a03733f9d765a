import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'financial-services',
  family: 'section',
  name: 'Finance & Accounting',
  tile: 'Financial Services',
  summary:
    'Bookkeepers, payroll clerks and analysts who keep the ledgers tidy and the deadlines met.',
  reasons: [
    'Pay for the hours a month-end close takes. The desk need not stand empty between closes.',
    'Work with accountants who have kept books in other currencies and under other standards.',
    'Sit down with clients over their plans while someone else matches invoices to the bank statement.',
    'Add hands for tax season and go back to your usual circle in summer.',
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
    'Find outsourced bookkeeping, payroll and reporting for your firm, so that the books close on time and you can sit with your clients.',
};
