import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { communityChosen } from '@/api/communityChosen';

type CommunitiesState = { readonly communities: Readonly<Record<string, unknown>> };

const initialState: CommunitiesState = { communities: {} };

/** Persisted (specification, section 3). */
export const communitiesSlice = createSlice({
  name: 'communities',
  initialState,
  reducers: {
    setCommunities: (
      _,
      { payload }: PayloadAction<Readonly<Record<string, unknown>>>,
    ): CommunitiesState => ({ communities: payload }),
    clearCommunities: () => initialState,
  },
  extraReducers: (build) => {
    build.addCase(communityChosen, (_, { payload }) => ({ communities: payload }));
  },
  selectors: { selectCommunities: (state) => state.communities },
});

export const { setCommunities, clearCommunities } = communitiesSlice.actions;
export const { selectCommunities } = communitiesSlice.selectors;
