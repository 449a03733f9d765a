import { valueSlice } from '@/lib/valueSlice';

/* Persisted (specification, section 3). */

const noTask: Readonly<Record<string, unknown>> = {};

export const editTaskSlice = valueSlice('editTask', { task: noTask }, 'task');

export const trackerAccessSlice = valueSlice('trackerAccess', { accessToken: '' }, 'accessToken');
