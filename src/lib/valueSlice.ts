import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The initial value of slices that hold an object. */
export const noRecord: Readonly<Record<string, unknown>> = {};

/** A slice with one value in one field, set as a whole and cleared. */
export function valueSlice<
  Name extends string,
  State extends object,
  Field extends Extract<keyof State, string>,
>(name: Name, initialState: State, field: Field) {
  return createSlice({
    name,
    initialState,
    reducers: {
      set: (_, { payload }: PayloadAction<State[Field]>): State => ({
        ...initialState,
        [field]: payload,
      }),
      clear: () => initialState,
    },
    selectors: { select: (state: State) => state[field] },
  });
}

export const sliceCleared = (name: string) => ({ type: `${name}/clear` });
