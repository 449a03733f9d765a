import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'data-analytics',
  family: 'services',
  name: 'Data Analytics',
  tile: 'Data Analytics',
  summary: 'Your figures, cleaned, joined and turned into charts you can act on.',
  reasons: [
    'Order the quarterly report without the yearly cost of a department.',
    'Have a statistician from another industry look at your sales.',
    'Ask the question in your own words. Analysts find the answer while you work.',
    'Use one analyst for the dashboard, and add a second when survey results come in.',
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
