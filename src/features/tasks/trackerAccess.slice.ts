import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type TrackerAccessState = { readonly accessToken: string };

const initialState: TrackerAccessState = { accessToken: '' };

/** Persisted (specification, section 3). */
export const trackerAccessSlice = createSlice({
  name: 'trackerAccess',
  initialState,
  reducers: {
    setAccessToken: (_, { payload }: PayloadAction<string>): TrackerAccessState => ({
      accessToken: payload,
    }),
    clearAccessToken: () => initialState,
  },
  selectors: { selectAccessToken: (state) => state.accessToken },
});

export const { setAccessToken, clearAccessToken } = trackerAccessSlice.actions;
export const { selectAccessToken } = trackerAccessSlice.selectors;
