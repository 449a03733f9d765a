import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'telecommunication',
  family: 'section',
  name: 'Telecommunication',
  tile: 'Tele communication',
  summary: 'Subscribers hear a person who can help, from the first order to the last mile.',
  reasons: [
    'Answer the billing line with a shared team and keep the budget for towers and cable.',
    'Add agents who can explain a modem in French, Punjabi or Tagalog.',
    'Leave number transfers and order entry to others, and plan the next exchange yourselves.',
    'Call more people in when a storm takes lines down, and stand them down once service is back.',
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
    'Phone and internet providers can give subscriber support, order entry and fault desks to an outside team and stay with the network.',
};
