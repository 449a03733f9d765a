import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'shared-services',
  family: 'companyType',
  name: 'Shared Services',
  tile: 'Shared Services',
  summary: 'One team that several branches or companies share for accounts, staff and supplies.',
  reasons: [
    'Split the price of one good payroll office between all your branches.',
    'Give every branch a specialist that none of them could afford alone.',
    'Branches serve their customers. The shared team handles vendors, leave and expenses.',
    'See in one queue where help is needed, and send it there first.',
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
    'One shared team for payroll, purchasing and employee questions across all your branches, run by an outside company that you choose by quote.',
};
