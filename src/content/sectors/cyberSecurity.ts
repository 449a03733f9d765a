import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'cyber-security',
  family: 'services',
  name: 'CyberSecurity',
  tile: 'Cyber Security',
  summary:
    'People who watch your systems day and night, and tell you in plain words what they find.',
  reasons: [
    'Share a night team with other companies. Your own would cost several salaries.',
    'Bring in testers who know systems very different from yours.',
    'Let your engineers build while others read the alerts and sort out the false ones.',
    'Book a full audit before a launch and lighter checks through the year.',
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
    'Have alerts watched, systems tested and staff trained by an outside security team, and hear in plain words what you need to fix.',
};
