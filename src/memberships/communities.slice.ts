import { valueSlice } from '@/lib/valueSlice';

const noCommunity: Readonly<Record<string, unknown>> = {};

/** The community chosen last. Persisted (specification, section 3). */
export const communitiesSlice = valueSlice(
  'communities',
  { communities: noCommunity },
  'communities',
);

export const { set: communityChosen } = communitiesSlice.actions;
export const { select: selectChosenCommunity } = communitiesSlice.selectors;
