import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'cross-cutting',
  family: 'companyType',
  name: 'Cross-cutting',
  tile: 'Cross - Cutting',
  summary: 'Work that belongs to every department and to none finds people who own it.',
  reasons: [
    'Pay once for translation, design or research that each department used to buy alone.',
    'Build a bridge crew from several trades, and let it serve whichever bank needs it.',
    'Teams keep to their own work while someone follows the shared project from end to end.',
    'Lend the same people to sales in spring and to finance at year end.',
  ],
  tasks: [
    'Project coordination',
    'Translation',
    'Presentation design',
    'Desk research',
    'Meeting notes and minutes',
    'Document management',
    'Event organisation',
  ],
  related: ['shared-services', 'enterprise', 'agency', 'automation'],
  title: 'Cross-cutting Outsourcing | Kingdom Builders',
  description:
    'For work that crosses every department: coordination, translation, research and design by one outside crew that all of them can call.',
};
