import type { Listing } from '@/mocks/snapshot';

type Words = {
  name: string;
  description: string;
  picture?: string;
  facts: [city: string, province: string, sector: string, founded: number, team: number];
};

const words: readonly Words[] = [
  {
    name: 'Early Oven Bakery',
    description:
      'Bread for schools and shops, and a kitchen other food makers can rent by the hour.',
    picture: '/art/sector-hospitality.svg',
    facts: ['Steinbach', 'Manitoba', 'Hospitality', 2011, 14],
  },
  {
    name: 'Plainsight Bookkeeping',
    description: 'Monthly books for small firms, explained in words their owners use themselves.',
    picture: '/art/sector-financial-services.svg',
    facts: ['Mississauga', 'Ontario', 'Finance & Accounting', 2016, 6],
  },
  {
    name: 'Nine Metre Boatworks',
    description:
      'Wooden boats repaired, ropes spliced, and a dry shed for work that needs a wide door.',
    picture: '/art/sector-transportation.svg',
    facts: ['Antigonish', 'Nova Scotia', 'Transportation', 1998, 5],
  },
  {
    name: 'Tillwise Software',
    description:
      'Tills and stock lists for independent shops, set up on site and taught in person.',
    picture: '/art/sector-software.svg',
    facts: ['Burnaby', 'British Columbia', 'Software Development', 2019, 9],
  },
  {
    name: 'Atelier Deux Rives',
    description: 'Turned wood for stairs and furniture, with answers in French and in English.',
    facts: ['Sherbrooke', 'Quebec', 'Small Medium Sized Business', 2008, 7],
  },
  {
    name: 'Bright Shift Cleaning',
    description: 'Clinics and offices cleaned by people who are paid for the whole hour.',
    picture: '/art/sector-health-care.svg',
    facts: ['Edmonton', 'Alberta', 'Health-Care', 2020, 18],
  },
  {
    name: 'Cornerstone Masonry Yard',
    description: 'Limestone cut and laid, old walls mended, apprentices taught.',
    picture: '/art/sector-real-estate.svg',
    facts: ['Winnipeg', 'Manitoba', 'Real Estate', 1993, 4],
  },
  {
    name: 'Spade and Season',
    description:
      'Garden tools sold with a promise to repair them, and a bench where owners may help.',
    picture: '/art/sector-startups.svg',
    facts: ['Surrey', 'British Columbia', 'Startups', 2022, 4],
  },
  {
    name: 'Both Ways Freight',
    description: 'Small loads between towns of southern Ontario, so that no van drives home empty.',
    facts: ['Brampton', 'Ontario', 'Transportation', 2021, 3],
  },
  {
    name: 'Second Door Shops',
    description:
      'Two neighbourhood grocery shops, and advice for owners who think about a second one.',
    picture: '/art/sector-high-growth.svg',
    facts: ['Moncton', 'New Brunswick', 'High Growth', 2014, 16],
  },
  {
    name: 'Bear Hills Garage',
    description:
      'Honest repairs on weekdays, and a Saturday bench where young people learn the trade.',
    facts: ['Maskwacis', 'Alberta', 'Cross-cutting', 2017, 5],
  },
  {
    name: 'Lantern Legal Letters',
    description: 'Contracts and letters for small firms, read aloud before anybody signs.',
    picture: '/art/sector-legal.svg',
    facts: ['Ottawa', 'Ontario', 'Legal', 2018, 3],
  },
];

const addressName = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '-');

export const listings: readonly Listing[] = words.map(
  (
    { name, description, picture = null, facts: [city, province, sector, founded, team] },
    index,
  ) => ({
    id: index + 1,
    name,
    description,
    city,
    province,
    sector,
    founded,
    team_size: team,
    picture,
    website: `https://${addressName(name)}.example`,
  }),
);
