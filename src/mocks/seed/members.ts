import type { Community, Member } from '@/mocks/snapshot';
import { adminAccount, memberAccount } from '@/content/demoAccounts';

/** 1 to 3 receive join requests; 1 is open to all. Nunavut's has no posts. */
export const communities: readonly Community[] = [
  { id: 1, name: 'Leadership and Internship', open: true },
  { id: 2, name: 'Kingdom Ministers', open: false },
  { id: 3, name: 'Coordinators Forum', open: false },
  { id: 4, name: 'Ontario', open: false },
  { id: 5, name: 'Alberta', open: false },
  { id: 6, name: 'British Columbia', open: false },
  { id: 7, name: 'Quebec', open: false },
  { id: 8, name: 'Nova Scotia', open: false },
  { id: 9, name: 'Manitoba', open: false },
  { id: 10, name: 'New Brunswick', open: false },
  { id: 11, name: 'Newfoundland and Labrador', open: false },
  { id: 12, name: 'Prince Edward Island', open: false },
  { id: 13, name: 'Saskatchewan', open: false },
  { id: 14, name: 'Northwest Territories', open: false },
  { id: 15, name: 'Nunavut', open: false },
];

type Person = Pick<Member, 'id' | 'firstName' | 'lastName' | 'gender' | 'state' | 'city'> & {
  communityIds: number[];
  email?: string;
  admin?: boolean;
};

/** Numbers reserved for fiction (555-0100 to 555-0199). */
const member = ({ email, admin = false, ...person }: Person, areaCode: string): Member => {
  const username = `${person.firstName}.${person.lastName}`.toLowerCase().replace(/[^a-z.]/g, '');
  return {
    ...person,
    email: email ?? `${username}@kingdombuilders.demo`,
    username,
    country: 'Canada',
    phoneNumber: `+1${areaCode}55501${String(person.id).padStart(2, '0')}`,
    password: null,
    admin,
  };
};

/** Only the demo's member and admin can log in. */
export const members: readonly Member[] = [
  member(
    {
      id: 1,
      firstName: 'Naomi',
      lastName: 'Okonjo',
      gender: 'female',
      state: 'Ontario',
      city: 'Hamilton',
      communityIds: [1, 3, 4],
      email: memberAccount.email,
    },
    '905',
  ),
  member(
    {
      id: 2,
      firstName: 'Graham',
      lastName: 'Whitfield',
      gender: 'male',
      state: 'Alberta',
      city: 'Calgary',
      communityIds: communities.map(({ id }) => id),
      email: adminAccount.email,
      admin: true,
    },
    '403',
  ),
  member(
    {
      id: 3,
      firstName: 'Priya',
      lastName: 'Ramanathan',
      gender: 'female',
      state: 'Ontario',
      city: 'Mississauga',
      communityIds: [1, 4],
    },
    '905',
  ),
  member(
    {
      id: 4,
      firstName: 'Étienne',
      lastName: 'Gagnon',
      gender: 'male',
      state: 'Quebec',
      city: 'Sherbrooke',
      communityIds: [1, 2, 7],
    },
    '819',
  ),
  member(
    {
      id: 5,
      firstName: 'Ruth',
      lastName: 'Penner',
      gender: 'female',
      state: 'Manitoba',
      city: 'Steinbach',
      communityIds: [1, 3, 9],
    },
    '204',
  ),
  member(
    {
      id: 6,
      firstName: 'Daniel',
      lastName: 'Cheung',
      gender: 'male',
      state: 'British Columbia',
      city: 'Burnaby',
      communityIds: [1, 6],
    },
    '604',
  ),
  member(
    {
      id: 7,
      firstName: 'Aaliyah',
      lastName: 'Mensah',
      gender: 'female',
      state: 'Ontario',
      city: 'Ottawa',
      communityIds: [1, 2, 4],
    },
    '613',
  ),
  member(
    {
      id: 8,
      firstName: 'Colin',
      lastName: 'MacIsaac',
      gender: 'male',
      state: 'Nova Scotia',
      city: 'Antigonish',
      communityIds: [1, 3, 8],
    },
    '902',
  ),
  member(
    {
      id: 9,
      firstName: 'Marisol',
      lastName: 'Herrera',
      gender: 'female',
      state: 'Alberta',
      city: 'Edmonton',
      communityIds: [1, 5],
    },
    '780',
  ),
  member(
    {
      id: 10,
      firstName: 'Jonah',
      lastName: 'Littlechild',
      gender: 'male',
      state: 'Alberta',
      city: 'Maskwacis',
      communityIds: [1, 2, 5],
    },
    '780',
  ),
  member(
    {
      id: 11,
      firstName: 'Soo-jin',
      lastName: 'Bae',
      gender: 'female',
      state: 'British Columbia',
      city: 'Surrey',
      communityIds: [1, 6],
    },
    '604',
  ),
  member(
    {
      id: 12,
      firstName: 'Tunde',
      lastName: 'Adeyemi',
      gender: 'male',
      state: 'Ontario',
      city: 'Brampton',
      communityIds: [1, 3, 4],
    },
    '905',
  ),
  member(
    {
      id: 13,
      firstName: 'Claire',
      lastName: 'Arsenault',
      gender: 'female',
      state: 'New Brunswick',
      city: 'Moncton',
      communityIds: [1, 10],
    },
    '506',
  ),
  member(
    {
      id: 14,
      firstName: 'Peter',
      lastName: 'Kowalchuk',
      gender: 'male',
      state: 'Manitoba',
      city: 'Winnipeg',
      communityIds: [1, 9],
    },
    '204',
  ),
  member(
    {
      id: 15,
      firstName: 'Moira',
      lastName: 'Pardy',
      gender: 'female',
      state: 'Newfoundland and Labrador',
      city: 'Twillingate',
      communityIds: [1, 11],
    },
    '709',
  ),
  member(
    {
      id: 16,
      firstName: 'Everett',
      lastName: 'Gallant',
      gender: 'male',
      state: 'Prince Edward Island',
      city: 'Summerside',
      communityIds: [1, 12],
    },
    '902',
  ),
  member(
    {
      id: 17,
      firstName: 'Oksana',
      lastName: 'Hrynkiw',
      gender: 'female',
      state: 'Saskatchewan',
      city: 'Humboldt',
      communityIds: [1, 13],
    },
    '306',
  ),
  member(
    {
      id: 18,
      firstName: 'Charlie',
      lastName: 'Sangris',
      gender: 'male',
      state: 'Northwest Territories',
      city: 'Yellowknife',
      communityIds: [1, 14],
    },
    '867',
  ),
];
