import { lazyForm } from '@/ui/form/LazyForm';
import './registration.module.css';

export const RegistrationForm = lazyForm(
  () => import('./RegistrationFields'),
  'RegistrationFields',
);
