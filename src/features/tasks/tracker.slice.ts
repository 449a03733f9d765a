import { valueSlice } from '@/lib/valueSlice';

/* Persisted (specification, section 3). */

const noTask: Readonly<Record<string, unknown>> = {};

export const editTaskSlice = valueSlice('editTask', { task: noTask }, 'task');

export const { set: setTask, clear: clearTask } = editTaskSlice.actions;
export const { select: selectTask } = editTaskSlice.selectors;

export const trackerAccessSlice = valueSlice('trackerAccess', { accessToken: '' }, 'accessToken');

export const { set: setTrackerToken, clear: clearTrackerToken } = trackerAccessSlice.actions;
export const { select: selectTrackerToken } = trackerAccessSlice.selectors;
