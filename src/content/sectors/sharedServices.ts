import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'shared-services',
  family: 'companyType',
  name: 'Shared Services',
  tile: 'Shared Services',
  summary: 'Several companies draw from one well: a common desk for accounts, people and supplies.',
  reasons: [
    'Split the price of one good payroll office between all your branches.',
    'Give every branch a specialist that none of them could engage alone.',
    'Branches serve their towns. The common desk answers for vendors, leave and expenses.',
    'See in one queue where help is wanted, and send it there first.',
  ],
  tasks: [
    'Accounts payable',
    'Payroll and benefits',
    'Employee help desk',
    'Travel and expense claims',
    'Purchasing',
    'Vendor records',
    'Group reporting',
  ],
  related: ['enterprise', 'cross-cutting', 'financial-services', 'it-management'],
  title: 'Shared Services Outsourcing | Kingdom Builders',
  description:
    'One common desk for payroll, purchasing and employee questions across all your branches, run by an outside team you choose by quote.',
};
