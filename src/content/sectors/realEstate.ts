import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'real-estate',
  family: 'section',
  name: 'Real Estate',
  tile: 'Real Estate',
  summary: 'Listings, leases and tenant calls, handled by people who know property work.',
  reasons: [
    'Pay less for the paperwork of each listing, and spend the savings on your business.',
    'Add skills and languages your office does not have yet.',
    'Spend your time with clients and closings. Hand over calls and files.',
    'Add people for the busy season only.',
  ],
  tasks: [
    'Listing descriptions and photos',
    'Tenant enquiries',
    'Lease administration',
    'Viewing calendars',
    'Property bookkeeping',
    'Title and document checks',
    'Lead follow-up',
  ],
  related: ['financial-services', 'hospitality', 'legal', 'utilities-energy'],
  title: 'Real Estate Outsourcing | Kingdom Builders',
  description:
    'Hand over listings, lease files and tenant enquiries to outsourced property staff, and spend your days on clients, viewings and closings.',
};
