import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type AreaState = { readonly area: string };

const initialState: AreaState = { area: '' };

/** Persisted (specification, section 3). */
export const areaSlice = createSlice({
  name: 'area',
  initialState,
  reducers: {
    setArea: (_, { payload }: PayloadAction<string>): AreaState => ({ area: payload }),
    clearArea: () => initialState,
  },
  selectors: { selectArea: (state) => state.area },
});

export const { setArea, clearArea } = areaSlice.actions;
export const { selectArea } = areaSlice.selectors;
