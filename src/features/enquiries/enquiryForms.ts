import { lazyForm } from '@/ui/form/LazyForm';

/** A form without a call (specification, section 2; decisions, section 5), loaded late. */
export const EnquiryForm = lazyForm(() => import('./EnquiryFields'), 'EnquiryFields');
