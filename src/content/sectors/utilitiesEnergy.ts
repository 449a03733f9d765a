import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'utilities-energy',
  family: 'section',
  name: 'Utilities & Energy',
  tile: 'Utilities & Energy',
  summary: 'Staff who keep meter readings, permits and customer accounts in order.',
  reasons: [
    'Put the money into lines, wells and turbines, not into more office space.',
    'Find engineers and schedulers who have worked on hydro, wind and gas alike.',
    'Your crews keep the power on. Others process account changes and move-in forms.',
    'Add phone staff for the first cold days, and reduce again by spring.',
  ],
  tasks: [
    'Customer account changes',
    'Meter data checks',
    'Billing runs',
    'Outage calls',
    'Permit and compliance files',
    'Work order scheduling',
    'Drafting and mapping',
  ],
  related: ['telecommunication', 'transportation', 'real-estate', 'data-analytics'],
  title: 'Utilities & Energy Outsourcing | Kingdom Builders',
  description:
    'Power, water and gas companies can outsource account changes, billing runs and permit files while their crews look after the network.',
};
