import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type SoftwareState = { readonly userSoftwareType: string };

const initialState: SoftwareState = { userSoftwareType: '' };

/** Persisted (specification, section 3). */
export const softwareSlice = createSlice({
  name: 'software',
  initialState,
  reducers: {
    setUserSoftwareType: (_, { payload }: PayloadAction<string>): SoftwareState => ({
      userSoftwareType: payload,
    }),
    clearUserSoftwareType: () => initialState,
  },
  selectors: { selectUserSoftwareType: (state) => state.userSoftwareType },
});

export const { setUserSoftwareType, clearUserSoftwareType } = softwareSlice.actions;
export const { selectUserSoftwareType } = softwareSlice.selectors;
