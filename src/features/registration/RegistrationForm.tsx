import { lazy, memo } from 'react';
import { LazyForm } from '@/ui/form/LazyForm';
import { laterForm } from '@/ui/form/deferEarlySubmits';
import './registration.css';
import type { RegistrationProps } from './RegistrationFields';

const Fields = lazy(async () => {
  const { RegistrationFields } = await laterForm(() => import('./RegistrationFields'));
  return { default: RegistrationFields };
});

/**
 * The registration (specification, section 2), for a page; see `LazyForm`. Logged in, the page leads
 * on.
 * @param logIn logs the new member in; the same function at every render, since an update from above
 *   while the form waits for its script would throw its document away
 */
export const RegistrationForm = memo(function RegistrationForm({ logIn }: RegistrationProps) {
  return (
    <LazyForm>
      <Fields logIn={logIn} />
    </LazyForm>
  );
});
