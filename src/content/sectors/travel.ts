import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'travel',
  family: 'section',
  name: 'Travel',
  tile: 'Travel',
  summary:
    'Staff who handle itineraries, tickets and late changes while your travellers are on their way.',
  reasons: [
    'Serve travellers in far time zones without paying overtime at home.',
    'Work with agents who live where your clients are going.',
    'Plan the journey, and let others issue tickets, hold seats and follow up on refunds.',
    'Have a larger team for March break and a smaller one in November.',
  ],
  tasks: [
    'Itinerary building',
    'Ticketing and changes',
    'Refunds and claims',
    'Hotel and tour bookings',
    'Traveller support at night',
    'Visa and document checks',
    'Supplier rate loading',
  ],
  related: ['hospitality', 'transportation', 'agency', 'small-medium-sized-businesses'],
  title: 'Travel Outsourcing | Kingdom Builders',
  description:
    'Travel agencies and tour operators can outsource ticketing, changes and refunds, and spend their own time planning journeys.',
};
