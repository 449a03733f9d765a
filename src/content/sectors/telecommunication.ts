import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'telecommunication',
  family: 'section',
  name: 'Telecommunication',
  tile: 'Tele communication',
  summary: 'Staff who help your subscribers, from the first order to the last repair.',
  reasons: [
    'Answer billing calls with a shared team, and keep the budget for towers and cable.',
    'Add agents who can explain a modem in French, Punjabi or Tagalog.',
    'Leave number transfers and order entry to others, and plan the network yourselves.',
    'Add people when a storm takes lines down, and reduce again once service is back.',
  ],
  tasks: [
    'Subscriber support',
    'Order entry and number transfers',
    'Billing questions',
    'First-line fault reports',
    'Technician scheduling',
    'Network monitoring',
    'Retention calls',
  ],
  related: ['utilities-energy', 'it-management', 'data-infrastructure', 'technology'],
  title: 'Telecommunication Outsourcing | Kingdom Builders',
  description:
    'Phone and internet providers can hand subscriber support, order entry and fault reports to an outside team and focus on the network.',
};
