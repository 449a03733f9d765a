import { createSlice } from '@reduxjs/toolkit';
import { communityChosen } from '@/api/communityChosen';

type CommunitiesState = { readonly communities: Readonly<Record<string, unknown>> };

const initialState: CommunitiesState = { communities: {} };

/** Persisted (specification, section 3). */
export const communitiesSlice = createSlice({
  name: 'communities',
  initialState,
  reducers: { clearCommunities: () => initialState },
  extraReducers: (build) => {
    build.addCase(communityChosen, (_, { payload }) => ({ communities: payload }));
  },
  selectors: { selectCommunities: (state) => state.communities },
});

export const { clearCommunities } = communitiesSlice.actions;
export const { selectCommunities } = communitiesSlice.selectors;
