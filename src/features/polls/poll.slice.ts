import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type PollState = { readonly poll: Readonly<Record<string, unknown>> };

const initialState: PollState = { poll: {} };

/** For pages without an id. Persisted (specification, section 3). */
export const pollSlice = createSlice({
  name: 'poll',
  initialState,
  reducers: {
    setPoll: (_, { payload }: PayloadAction<Readonly<Record<string, unknown>>>): PollState => ({
      poll: payload,
    }),
    clearPoll: () => initialState,
  },
  selectors: { selectPoll: (state) => state.poll },
});

export const { setPoll, clearPoll } = pollSlice.actions;
export const { selectPoll } = pollSlice.selectors;
