import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'cyber-security',
  family: 'services',
  name: 'CyberSecurity',
  tile: 'Cyber Security',
  summary: 'Someone keeps watch over your systems by night, and tells you plainly what was seen.',
  reasons: [
    'Share a night watch with others; one of your own would cost several salaries.',
    'Bring in testers who have broken into systems unlike yours and written down how.',
    'Let your engineers ship their work while others read the alerts and sort the false ones out.',
    'Book a deep audit before a launch and a lighter watch through the year.',
  ],
  tasks: [
    'Alert monitoring',
    'Penetration tests',
    'Vulnerability scans',
    'Access reviews',
    'Incident response',
    'Staff awareness training',
    'Policy writing',
  ],
  related: ['it-management', 'data-infrastructure', 'block-chain', 'financial-services'],
  title: 'CyberSecurity Outsourcing | Kingdom Builders',
  description:
    'Have alerts watched, systems tested and staff trained by an outside security team, and hear in plain words where your walls are thin.',
};
