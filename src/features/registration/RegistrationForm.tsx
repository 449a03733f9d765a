import { lazy, memo } from 'react';
import { LazyForm } from '@/ui/form/LazyForm';
import { laterForm } from '@/ui/form/deferEarlySubmits';
import './registration.module.css';
import type { RegistrationProps } from './RegistrationFields';

const Fields = lazy(async () => {
  const { RegistrationFields } = await laterForm(
    () => import('./RegistrationFields'),
    'RegistrationFields',
  );
  return { default: RegistrationFields };
});

/** Memoized: an update before hydration would discard the server's HTML. */
export const RegistrationForm = memo(function RegistrationForm({ logIn }: RegistrationProps) {
  return (
    <LazyForm>
      <Fields logIn={logIn} />
    </LazyForm>
  );
});
