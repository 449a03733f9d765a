import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'data-infrastructure',
  family: 'services',
  name: 'Data Infrastructure',
  tile: 'Data Infrastructure',
  summary: 'Data pipelines and warehouses that work quietly every day.',
  reasons: [
    'Have engineers set it up once, then pay only for the upkeep.',
    'Work with people who have moved records from old mainframes to the cloud.',
    'Your analysts work on the figures. Someone else watches the nightly load.',
    'Pay for the storage and staff you need today, and add more as your data grows.',
  ],
  tasks: [
    'Data pipelines',
    'Data warehouses',
    'Database administration',
    'Cloud storage set-up',
    'Migration of old records',
    'Data quality checks',
    'Load monitoring',
  ],
  related: ['data-analytics', 'it-management', 'cyber-security', 'machine-learning'],
  title: 'Data Infrastructure Outsourcing | Kingdom Builders',
  description:
    'Data engineers who build pipelines, move old records and watch the nightly load, so that clean figures are ready when the office opens.',
};
