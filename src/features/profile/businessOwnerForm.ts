import { placedForm } from '@/ui/form/FormPlace';
import '@/ui/form/pictureField.css';

/** The business owner's profile (specification, section 2; decisions, section 4), for a page. */
export const BusinessOwnerForm = placedForm(() =>
  import('./BusinessOwnerFields').then(({ BusinessOwnerFields }) => BusinessOwnerFields),
);
