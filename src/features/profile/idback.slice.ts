import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type IdbackState = { readonly imageBack: string };

const initialState: IdbackState = { imageBack: '' };

/** A data URL, on this device only. Persisted (specification, section 3). */
export const idbackSlice = createSlice({
  name: 'idback',
  initialState,
  reducers: {
    setImageBack: (_, { payload }: PayloadAction<string>): IdbackState => ({ imageBack: payload }),
    clearImageBack: () => initialState,
  },
  selectors: { selectImageBack: (state) => state.imageBack },
});

export const { setImageBack, clearImageBack } = idbackSlice.actions;
export const { selectImageBack } = idbackSlice.selectors;
