import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type IdTypeState = { readonly idType: string };

const noType: IdTypeState = { idType: '' };

/** Persisted (specification, section 3). */
export const idTypeSlice = createSlice({
  name: 'idType',
  initialState: noType,
  reducers: {
    setIdType: (_, { payload }: PayloadAction<string>): IdTypeState => ({ idType: payload }),
    clearIdType: () => noType,
  },
  selectors: { selectIdType: (state) => state.idType },
});

export const { setIdType, clearIdType } = idTypeSlice.actions;
export const { selectIdType } = idTypeSlice.selectors;

type IdfrontState = { readonly imageFront: string };

const noFront: IdfrontState = { imageFront: '' };

/** A data URL, on this device only. Persisted (specification, section 3). */
export const idfrontSlice = createSlice({
  name: 'idfront',
  initialState: noFront,
  reducers: {
    setImageFront: (_, { payload }: PayloadAction<string>): IdfrontState => ({
      imageFront: payload,
    }),
    clearImageFront: () => noFront,
  },
  selectors: { selectImageFront: (state) => state.imageFront },
});

export const { setImageFront, clearImageFront } = idfrontSlice.actions;
export const { selectImageFront } = idfrontSlice.selectors;

type IdbackState = { readonly imageBack: string };

const noBack: IdbackState = { imageBack: '' };

/** A data URL, on this device only. Persisted (specification, section 3). */
export const idbackSlice = createSlice({
  name: 'idback',
  initialState: noBack,
  reducers: {
    setImageBack: (_, { payload }: PayloadAction<string>): IdbackState => ({ imageBack: payload }),
    clearImageBack: () => noBack,
  },
  selectors: { selectImageBack: (state) => state.imageBack },
});

export const { setImageBack, clearImageBack } = idbackSlice.actions;
export const { selectImageBack } = idbackSlice.selectors;
