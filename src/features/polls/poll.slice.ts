import { noRecord, valueSlice } from '@/lib/valueSlice';

/** For pages without an id. Persisted (specification, section 3). */
export const pollSlice = valueSlice('poll', { poll: noRecord }, 'poll');
