import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'it-management',
  family: 'services',
  name: 'IT Management',
  tile: 'IT Management',
  summary: 'People who look after accounts, laptops and servers before anything breaks.',
  reasons: [
    'Share a help desk that is open all night, for less than three shifts of your own.',
    'Get a network specialist, a cloud specialist and phone support, each when you need them.',
    'Your office manager has time for the office. Someone else looks after passwords and printers.',
    'Book extra technicians for a big move, for one weekend only.',
  ],
  tasks: [
    'Help desk',
    'Account and access set-up',
    'Laptop and phone management',
    'Server patching',
    'Backups and restore tests',
    'Cloud migration',
    'Licence tracking',
  ],
  related: ['cyber-security', 'data-infrastructure', 'telecommunication', 'shared-services'],
  title: 'IT Management Outsourcing | Kingdom Builders',
  description:
    'A help desk, patched servers and tested backups from an outside team, so that nobody in your office has to fix computers on the side.',
};
