import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'enterprise',
  family: 'companyType',
  name: 'Enterprise',
  tile: 'Enterprise',
  summary: 'Large companies hand whole functions to partners that can run them.',
  reasons: [
    'Buy a whole function as a service with one clear price.',
    'Use teams in several regions, so that one public holiday doesn’t stop the work.',
    'Department heads get time for their real work when others handle approvals and tickets.',
    'Move people between programmes by agreement, without a reorganisation each time.',
  ],
  tasks: [
    'Procurement support',
    'Finance operations',
    'Human resources services',
    'Customer service centres',
    'Application support',
    'Vendor management',
    'Master data upkeep',
  ],
  related: ['shared-services', 'cross-cutting', 'it-management', 'legal'],
  title: 'Enterprise Outsourcing | Kingdom Builders',
  description:
    'Hand finance operations, service desks or procurement to a partner that can run the whole function, and free your own departments.',
};
