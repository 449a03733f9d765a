import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'data-analytics',
  family: 'services',
  name: 'Data Analytics',
  tile: 'Data Analytics',
  summary:
    'Your figures are cleaned, joined and drawn, until a chart says something you can act on.',
  reasons: [
    'Commission the quarterly report and skip the yearly cost of a department for it.',
    'Let a statistician from another trade look at your sales, and see what strikes them.',
    'Ask the question in your own words and get on with the day. Analysts fetch the answer.',
    'Use one analyst for the dashboard and call a second when the survey comes in.',
  ],
  tasks: [
    'Data cleaning',
    'Dashboards',
    'Sales and demand forecasts',
    'Survey analysis',
    'Customer segments',
    'Monthly reports',
    'Spreadsheet repair',
  ],
  related: ['data-infrastructure', 'machine-learning', 'financial-services', 'high-growth'],
  title: 'Data Analytics Outsourcing | Kingdom Builders',
  description:
    'Analysts who clean your figures, build the dashboard and answer the question behind it, for one survey or for every month of the year.',
};
