import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type IdfrontState = { readonly imageFront: string };

const initialState: IdfrontState = { imageFront: '' };

/** A data URL, on this device only. Persisted (specification, section 3). */
export const idfrontSlice = createSlice({
  name: 'idfront',
  initialState,
  reducers: {
    setImageFront: (_, { payload }: PayloadAction<string>): IdfrontState => ({
      imageFront: payload,
    }),
    clearImageFront: () => initialState,
  },
  selectors: { selectImageFront: (state) => state.imageFront },
});

export const { setImageFront, clearImageFront } = idfrontSlice.actions;
export const { selectImageFront } = idfrontSlice.selectors;
