import { lazy, memo } from 'react';
import { FormPlace } from '@/ui/form/FormPlace';
import { laterForm } from '@/ui/form/holdEarlySubmits';
import './registration.css';
import type { RegistrationProps } from './RegistrationFields';

const Fields = lazy(async () => {
  const { RegistrationFields } = await laterForm(() => import('./RegistrationFields'));
  return { default: RegistrationFields };
});

/**
 * The registration (specification, section 2), for a page; see `FormPlace`. Logged in, the page leads
 * on.
 * @param logIn logs the new member in; the same function at every render, since an update from above
 *   while the form waits for its script would throw its document away
 */
export const RegistrationForm = memo(function RegistrationForm({ logIn }: RegistrationProps) {
  return (
    <FormPlace>
      <Fields logIn={logIn} />
    </FormPlace>
  );
});
