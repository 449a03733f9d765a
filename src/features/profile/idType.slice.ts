import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type IdTypeState = { readonly idType: string };

const initialState: IdTypeState = { idType: '' };

/** Persisted (specification, section 3). */
export const idTypeSlice = createSlice({
  name: 'idType',
  initialState,
  reducers: {
    setIdType: (_, { payload }: PayloadAction<string>): IdTypeState => ({ idType: payload }),
    clearIdType: () => initialState,
  },
  selectors: { selectIdType: (state) => state.idType },
});

export const { setIdType, clearIdType } = idTypeSlice.actions;
export const { selectIdType } = idTypeSlice.selectors;
