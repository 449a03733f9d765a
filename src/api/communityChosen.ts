import { createAction } from '@reduxjs/toolkit';

export const communityChosen = createAction<{ readonly id: number; readonly name: string }>(
  'communities/chosen',
);
