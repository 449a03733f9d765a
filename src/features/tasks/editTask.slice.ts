import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type EditTaskState = { readonly task: Readonly<Record<string, unknown>> };

const initialState: EditTaskState = { task: {} };

/** Persisted (specification, section 3). */
export const editTaskSlice = createSlice({
  name: 'editTask',
  initialState,
  reducers: {
    setTask: (_, { payload }: PayloadAction<Readonly<Record<string, unknown>>>): EditTaskState => ({
      task: payload,
    }),
    clearTask: () => initialState,
  },
  selectors: { selectTask: (state) => state.task },
});

export const { setTask, clearTask } = editTaskSlice.actions;
export const { selectTask } = editTaskSlice.selectors;
