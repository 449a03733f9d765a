import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type EditTaskState = { readonly task: Readonly<Record<string, unknown>> };

const noTask: EditTaskState = { task: {} };

/** Persisted (specification, section 3). */
export const editTaskSlice = createSlice({
  name: 'editTask',
  initialState: noTask,
  reducers: {
    setTask: (_, { payload }: PayloadAction<Readonly<Record<string, unknown>>>): EditTaskState => ({
      task: payload,
    }),
    clearTask: () => noTask,
  },
  selectors: { selectTask: (state) => state.task },
});

export const { setTask, clearTask } = editTaskSlice.actions;
export const { selectTask } = editTaskSlice.selectors;

type TrackerAccessState = { readonly accessToken: string };

const noAccess: TrackerAccessState = { accessToken: '' };

/** Persisted (specification, section 3). */
export const trackerAccessSlice = createSlice({
  name: 'trackerAccess',
  initialState: noAccess,
  reducers: {
    setAccessToken: (_, { payload }: PayloadAction<string>): TrackerAccessState => ({
      accessToken: payload,
    }),
    clearAccessToken: () => noAccess,
  },
  selectors: { selectAccessToken: (state) => state.accessToken },
});

export const { setAccessToken, clearAccessToken } = trackerAccessSlice.actions;
export const { selectAccessToken } = trackerAccessSlice.selectors;
