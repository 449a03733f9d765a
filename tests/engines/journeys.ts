import { accountJourneys } from './accountJourneys';
import type { Journey } from './journey';
import { memberJourneys } from './memberJourneys';
import { publicJourneys } from './publicJourneys';

/** What is walked in every engine, in this order. */
export const journeys: readonly Journey[] = [
  ...publicJourneys,
  ...accountJourneys,
  ...memberJourneys,
];
