import { valueSlice } from '@/lib/valueSlice';

const noPoll: Readonly<Record<string, unknown>> = {};

/** For pages without an id. Persisted (specification, section 3). */
export const pollSlice = valueSlice('poll', { poll: noPoll }, 'poll');
