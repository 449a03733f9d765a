import { lazyForm } from '@/ui/form/LazyForm';
import '@/ui/form/pictureField.module.css';

/** Specification, section 2; decisions, section 4. */
export const BusinessOwnerForm = lazyForm(
  () => import('./BusinessOwnerFields'),
  'BusinessOwnerFields',
);
