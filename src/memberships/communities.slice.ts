import { noRecord, valueSlice } from '@/lib/valueSlice';

/** The community chosen last. Persisted (specification, section 3). */
export const communitiesSlice = valueSlice('communities', { communities: noRecord }, 'communities');

export const { set: communityChosen } = communitiesSlice.actions;
export const { select: selectChosenCommunity } = communitiesSlice.selectors;
