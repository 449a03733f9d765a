import { createAction } from '@reduxjs/toolkit';

/** The member chose one of their communities; kept as `communities` (specification, section 3). */
export const communityChosen = createAction<{ readonly id: number; readonly name: string }>(
  'communities/chosen',
);
