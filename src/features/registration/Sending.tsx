import type { Ref } from 'react';
import { registrationWords as words } from '@/content/registrationWords';

/** Stands in the Register button's place while the account is being created (section 4). */
export function Sending({ indicator }: { readonly indicator: Ref<HTMLParagraphElement> }) {
  return (
    <p ref={indicator} className="registering" role="status" tabIndex={-1} data-slot="sending">
      <span className="spinner" aria-hidden="true" />
      <span>{words.sending}</span>
      <span className="sr"> {words.sendingSpoken}</span>
    </p>
  );
}
