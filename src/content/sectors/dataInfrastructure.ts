import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'data-infrastructure',
  family: 'services',
  name: 'Data Infrastructure',
  tile: 'Data Infrastructure',
  summary:
    'Pipelines and warehouses carry your data the way an aqueduct carries water: quietly, every day.',
  reasons: [
    'Lay the pipes once with hired engineers, then pay for the upkeep alone.',
    'Draw on people who have moved records out of old mainframes and into several clouds.',
    'Your analysts get on with analysis. The nightly load is watched by others.',
    'Fit storage and staff to the data you hold today, and add a span when it grows.',
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
    'Data engineers who lay pipelines, move old records and watch the nightly load, so that clean figures are there when the office opens.',
};
