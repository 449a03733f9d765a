import { noRecord, valueSlice } from '@/lib/valueSlice';

/* Persisted (specification, section 3). */

export const editTaskSlice = valueSlice('editTask', { task: noRecord }, 'task');

export const trackerAccessSlice = valueSlice('trackerAccess', { accessToken: '' }, 'accessToken');
