import type { Listing } from '@/mocks/snapshot';

const words = [
  {
    name: 'Early Oven Bakery',
    description:
      'Bread for schools and shops, and a kitchen other food makers can rent by the hour.',
    city: 'Steinbach',
    province: 'Manitoba',
    sector: 'Hospitality',
    picture: '/art/sector-hospitality.svg',
    founded: 2011,
    team_size: 14,
  },
  {
    name: 'Plainsight Bookkeeping',
    description: 'Monthly books for small firms, explained in words their owners use themselves.',
    city: 'Mississauga',
    province: 'Ontario',
    sector: 'Finance & Accounting',
    picture: '/art/sector-financial-services.svg',
    founded: 2016,
    team_size: 6,
  },
  {
    name: 'Nine Metre Boatworks',
    description:
      'Wooden boats repaired, ropes spliced, and a dry shed for work that needs a wide door.',
    city: 'Antigonish',
    province: 'Nova Scotia',
    sector: 'Transportation',
    picture: '/art/sector-transportation.svg',
    founded: 1998,
    team_size: 5,
  },
  {
    name: 'Tillwise Software',
    description:
      'Tills and stock lists for independent shops, set up on site and taught in person.',
    city: 'Burnaby',
    province: 'British Columbia',
    sector: 'Software Development',
    picture: '/art/sector-software.svg',
    founded: 2019,
    team_size: 9,
  },
  {
    name: 'Atelier Deux Rives',
    description: 'Turned wood for stairs and furniture, with answers in French and in English.',
    city: 'Sherbrooke',
    province: 'Quebec',
    sector: 'Small Medium Sized Business',
    founded: 2008,
    team_size: 7,
  },
  {
    name: 'Bright Shift Cleaning',
    description: 'Clinics and offices cleaned by people who are paid for the whole hour.',
    city: 'Edmonton',
    province: 'Alberta',
    sector: 'Health-Care',
    picture: '/art/sector-health-care.svg',
    founded: 2020,
    team_size: 18,
  },
  {
    name: 'Cornerstone Masonry Yard',
    description: 'Limestone cut and laid, old walls mended, apprentices taught.',
    city: 'Winnipeg',
    province: 'Manitoba',
    sector: 'Real Estate',
    picture: '/art/sector-real-estate.svg',
    founded: 1993,
    team_size: 4,
  },
  {
    name: 'Spade and Season',
    description:
      'Garden tools sold with a promise to repair them, and a bench where owners may help.',
    city: 'Surrey',
    province: 'British Columbia',
    sector: 'Startups',
    picture: '/art/sector-startups.svg',
    founded: 2022,
    team_size: 4,
  },
  {
    name: 'Both Ways Freight',
    description: 'Small loads between towns of southern Ontario, so that no van drives home empty.',
    city: 'Brampton',
    province: 'Ontario',
    sector: 'Transportation',
    founded: 2021,
    team_size: 3,
  },
  {
    name: 'Second Door Shops',
    description:
      'Two neighbourhood grocery shops, and advice for owners who think about a second one.',
    city: 'Moncton',
    province: 'New Brunswick',
    sector: 'High Growth',
    picture: '/art/sector-high-growth.svg',
    founded: 2014,
    team_size: 16,
  },
  {
    name: 'Bear Hills Garage',
    description:
      'Honest repairs on weekdays, and a Saturday bench where young people learn the trade.',
    city: 'Maskwacis',
    province: 'Alberta',
    sector: 'Cross-cutting',
    founded: 2017,
    team_size: 5,
  },
  {
    name: 'Lantern Legal Letters',
    description: 'Contracts and letters for small firms, read aloud before anybody signs.',
    city: 'Ottawa',
    province: 'Ontario',
    sector: 'Legal',
    picture: '/art/sector-legal.svg',
    founded: 2018,
    team_size: 3,
  },
];

const addressName = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '-');

/** Invented businesses. */
export const listings: readonly Listing[] = words.map(({ picture, ...fields }, index) => ({
  id: index + 1,
  ...fields,
  picture: picture ?? null,
  website: `https://${addressName(fields.name)}.example`,
}));
