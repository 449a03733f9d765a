import { valueSlice } from '@/lib/valueSlice';

/** Persisted (specification, section 3). */
export const areaSlice = valueSlice('area', { area: '' }, 'area');

export const { set: setArea, clear: clearArea } = areaSlice.actions;
export const { select: selectArea } = areaSlice.selectors;
