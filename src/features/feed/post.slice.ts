import { valueSlice } from '@/lib/valueSlice';

const noPost: Readonly<Record<string, unknown>> = {};

/** For comment pages without an id. Persisted (specification, section 3). */
export const postSlice = valueSlice('post', { post: noPost }, 'post');
