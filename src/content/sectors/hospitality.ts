import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'hospitality',
  family: 'section',
  name: 'Hospitality',
  tile: 'Hospitality',
  summary:
    'Reservations and guest messages are answered while your own people look after the house.',
  reasons: [
    'Cover the late reservations line without a night rota in the lobby.',
    'Answer guests in the language they booked in.',
    'Keep your people at the front desk and in the kitchen. Room rates can be loaded from anywhere.',
    'Let the booking team grow for summer and shrink when the patio closes.',
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
    'Hotels, inns and restaurants can pass bookings, guest replies and supplier invoices to an outside team and keep the welcome in-house.',
};
