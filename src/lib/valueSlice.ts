import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A slice with one value in one field, set as a whole and cleared. */
export function valueSlice<Name extends string, Value, State>(
  name: Name,
  initial: Value,
  stateOf: (value: Value) => State,
  select: (state: State) => Value,
) {
  const initialState = stateOf(initial);
  return createSlice({
    name,
    initialState,
    reducers: {
      set: (_, { payload }: PayloadAction<Value>) => stateOf(payload),
      clear: () => initialState,
    },
    selectors: { select },
  });
}
