import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'cross-cutting',
  family: 'companyType',
  name: 'Cross-cutting',
  tile: 'Cross - Cutting',
  summary: 'People who take charge of the work that all departments share.',
  reasons: [
    'Pay once for translation, design or research that each department used to buy alone.',
    'Build one team with several skills, and let any department use it.',
    'Teams do their own work while one person follows the shared project from start to finish.',
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
    'For work that crosses every department: coordination, translation, research and design by one outside team that all of them can use.',
};
