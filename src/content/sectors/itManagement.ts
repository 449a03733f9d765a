import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'it-management',
  family: 'services',
  name: 'IT Management',
  tile: 'IT Management',
  summary: 'Accounts, laptops and servers are looked after before anybody has to raise a hand.',
  reasons: [
    'Share a help desk that stays awake, for less than three shifts of your own.',
    'Have a network person, a cloud person and a patient voice on the phone, each when needed.',
    'Let the office manager manage the office. Passwords and printers have a number to call.',
    'Plan the big move for a weekend, with extra technicians who go home on Monday.',
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
    'A help desk, patched servers and tested backups from an outside team, so that nobody in your office has to be the accidental technician.',
};
