import { valueSlice } from '@/lib/valueSlice';

/** Persisted (specification, section 3). */
export const softwareSlice = valueSlice('software', { userSoftwareType: '' }, 'userSoftwareType');
