import { valueSlice } from '@/lib/valueSlice';

/* Persisted (specification, section 3). Pictures are data URLs, on this device only. */

export const idTypeSlice = valueSlice('idType', { idType: '' }, 'idType');

export const idfrontSlice = valueSlice('idfront', { imageFront: '' }, 'imageFront');

export const idbackSlice = valueSlice('idback', { imageBack: '' }, 'imageBack');
