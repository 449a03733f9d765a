import { noRecord, valueSlice } from '@/lib/valueSlice';

/** For comment pages without an id. Persisted (specification, section 3). */
export const postSlice = valueSlice('post', { post: noRecord }, 'post');
