import type { Community, Member } from '@/mocks/snapshot';
import { demoAccounts } from '@/content/demoAccounts';

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

const everyCommunity = communities.map(({ id }) => id);

type Person = readonly [
  id: number,
  firstName: string,
  lastName: string,
  gender: Member['gender'],
  state: string,
  city: string,
  areaCode: string,
  communityIds: number[],
];

/** The demo's member and admin first; the others cannot log in. */
const people: readonly Person[] = [
  [1, 'Naomi', 'Okonjo', 'female', 'Ontario', 'Hamilton', '905', [1, 3, 4]],
  [2, 'Graham', 'Whitfield', 'male', 'Alberta', 'Calgary', '403', everyCommunity],
  [3, 'Priya', 'Ramanathan', 'female', 'Ontario', 'Mississauga', '905', [1, 4]],
  [4, 'Étienne', 'Gagnon', 'male', 'Quebec', 'Sherbrooke', '819', [1, 2, 7]],
  [5, 'Ruth', 'Penner', 'female', 'Manitoba', 'Steinbach', '204', [1, 3, 9]],
  [6, 'Daniel', 'Cheung', 'male', 'British Columbia', 'Burnaby', '604', [1, 6]],
  [7, 'Aaliyah', 'Mensah', 'female', 'Ontario', 'Ottawa', '613', [1, 2, 4]],
  [8, 'Colin', 'MacIsaac', 'male', 'Nova Scotia', 'Antigonish', '902', [1, 3, 8]],
  [9, 'Marisol', 'Herrera', 'female', 'Alberta', 'Edmonton', '780', [1, 5]],
  [10, 'Jonah', 'Littlechild', 'male', 'Alberta', 'Maskwacis', '780', [1, 2, 5]],
  [11, 'Soo-jin', 'Bae', 'female', 'British Columbia', 'Surrey', '604', [1, 6]],
  [12, 'Tunde', 'Adeyemi', 'male', 'Ontario', 'Brampton', '905', [1, 3, 4]],
  [13, 'Claire', 'Arsenault', 'female', 'New Brunswick', 'Moncton', '506', [1, 10]],
  [14, 'Peter', 'Kowalchuk', 'male', 'Manitoba', 'Winnipeg', '204', [1, 9]],
  [15, 'Moira', 'Pardy', 'female', 'Newfoundland and Labrador', 'Twillingate', '709', [1, 11]],
  [16, 'Everett', 'Gallant', 'male', 'Prince Edward Island', 'Summerside', '902', [1, 12]],
  [17, 'Oksana', 'Hrynkiw', 'female', 'Saskatchewan', 'Humboldt', '306', [1, 13]],
  [18, 'Charlie', 'Sangris', 'male', 'Northwest Territories', 'Yellowknife', '867', [1, 14]],
];

export const members: readonly Member[] = people.map(
  ([id, firstName, lastName, gender, state, city, areaCode, communityIds]) => {
    const account = demoAccounts[id - 1];
    const username = `${firstName}.${lastName}`.toLowerCase().replace(/[^a-z.]/g, '');
    return {
      id,
      firstName,
      lastName,
      gender,
      state,
      city,
      communityIds,
      email: account?.email ?? `${username}@kingdombuilders.demo`,
      username,
      country: 'Canada',
      // Numbers reserved for fiction (555-0100 to 555-0199).
      phoneNumber: `+1${areaCode}55501${String(id).padStart(2, '0')}`,
      password: null,
      admin: account?.role === 'admin',
    };
  },
);
