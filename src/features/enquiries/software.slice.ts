import { valueSlice } from '@/lib/valueSlice';

/** Persisted (specification, section 3). */
export const softwareSlice = valueSlice('software', { userSoftwareType: '' }, 'userSoftwareType');

export const { set: setUserSoftwareType } = softwareSlice.actions;
export const { select: selectUserSoftwareType } = softwareSlice.selectors;
