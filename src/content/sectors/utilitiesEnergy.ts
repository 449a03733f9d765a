import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'utilities-energy',
  family: 'section',
  name: 'Utilities & Energy',
  tile: 'Utilities & Energy',
  summary:
    'Meter readings, permits and customer accounts are kept in order behind the power that flows.',
  reasons: [
    'Put the money into lines, wells and turbines before another row of office desks.',
    'Find engineers and schedulers who have worked on hydro, wind and gas alike.',
    'Your crews keep the lights on. Account changes and move-in forms can be typed elsewhere.',
    'Widen the phone team for the first cold snap and narrow it again by spring.',
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
