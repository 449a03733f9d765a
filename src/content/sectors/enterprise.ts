import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'enterprise',
  family: 'companyType',
  name: 'Enterprise',
  tile: 'Enterprise',
  summary:
    'Large houses with many departments place whole functions with partners who can carry them.',
  reasons: [
    'Take a function off the payroll as a whole and buy it back as a service with a clear price.',
    'Draw on teams in several regions, so that one holiday calendar does not stop the line.',
    'Department heads get back to their craft when approvals and tickets flow elsewhere.',
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
    'Place finance operations, service desks or procurement with a partner that can carry a whole function, and let departments keep their craft.',
};
