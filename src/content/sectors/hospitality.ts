import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'hospitality',
  family: 'section',
  name: 'Hospitality',
  tile: 'Hospitality',
  summary: 'Staff who answer reservations and messages while your own team looks after the guests.',
  reasons: [
    'Cover late reservations without paying for a night shift.',
    'Answer guests in the language they booked in.',
    'Keep your team at the front desk and in the kitchen. Someone else can update room rates.',
    'Add people to the booking team for summer and reduce it when the season ends.',
  ],
  tasks: [
    'Reservations',
    'Guest messages and reviews',
    'Rate and availability updates',
    'Event and banquet enquiries',
    'Supplier invoices',
    'Staff rota planning',
    'Menu and website updates',
  ],
  related: ['travel', 'real-estate', 'transportation', 'small-medium-sized-businesses'],
  title: 'Hospitality Outsourcing | Kingdom Builders',
  description:
    'Hotels, inns and restaurants can hand bookings, guest replies and supplier invoices to an outside team, and spend the time with guests.',
};
