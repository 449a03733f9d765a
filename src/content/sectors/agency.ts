import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'agency',
  family: 'companyType',
  name: 'Digital Marketing Agency',
  madeEasy: true,
  tile: 'Agency',
  summary: 'Copy, campaigns and client reports, finished on time and under your own name.',
  reasons: [
    'Take on a larger campaign without paying a larger team in quiet months.',
    'Find a copywriter for each market and a media buyer for each channel.',
    'Keep strategy and client contact. Hand over routine work such as resizing banners.',
    'Match the team to the brief: three illustrators this week, none the next.',
  ],
  tasks: [
    'Copywriting',
    'Search engine work',
    'Paid campaign set-up',
    'Social media calendars',
    'Graphic design and video',
    'Landing pages',
    'Client reports',
  ],
  related: ['web-application', 'data-analytics', 'small-medium-sized-businesses', 'cross-cutting'],
  title: 'Digital Marketing Agency Outsourcing | Kingdom Builders',
  description:
    'Agencies can hand copy, campaign set-up and client reports to an outside team, and keep strategy and client contact in their own hands.',
};
