import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'agency',
  family: 'companyType',
  name: 'Digital Marketing Agency',
  madeEasy: true,
  tile: 'Agency',
  summary: 'Copy, campaigns and client reports leave the studio on time, under your own name.',
  reasons: [
    'Quote for the larger campaign without carrying a larger studio through the quiet months.',
    'Find a copywriter for each market and a media buyer for each channel.',
    'Hold on to strategy and the client’s trust. Resizing banners is work for other hands.',
    'Let the bench follow the briefs: three illustrators this week, none the next.',
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
    'Agencies can pass copy, campaign set-up and client reports to a quiet outside team and keep strategy, taste and trust in the studio.',
};
