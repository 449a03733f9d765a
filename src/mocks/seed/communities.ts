import type { Community } from '@/mocks/snapshot';

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
