import { lazyForm } from '@/ui/form/LazyForm';
import '@/ui/form/pictureField.css';

/** The business owner's profile (specification, section 2; decisions, section 4), for a page. */
export const BusinessOwnerForm = lazyForm(() =>
  import('./BusinessOwnerFields').then(({ BusinessOwnerFields }) => BusinessOwnerFields),
);
