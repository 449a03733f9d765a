import { valueSlice } from '@/lib/valueSlice';

/** Persisted (specification, section 3). */
export const areaSlice = valueSlice('area', { area: '' }, 'area');
