import { valueSlice } from '@/lib/valueSlice';

/* Persisted (specification, section 3). Pictures are data URLs, on this device only. */

export const idTypeSlice = valueSlice('idType', { idType: '' }, 'idType');

export const { set: setIdType } = idTypeSlice.actions;
export const { select: selectIdType } = idTypeSlice.selectors;

export const idfrontSlice = valueSlice('idfront', { imageFront: '' }, 'imageFront');

export const { set: setImageFront } = idfrontSlice.actions;
export const { select: selectImageFront } = idfrontSlice.selectors;

export const idbackSlice = valueSlice('idback', { imageBack: '' }, 'imageBack');

export const { set: setImageBack } = idbackSlice.actions;
export const { select: selectImageBack } = idbackSlice.selectors;
