import { Fragment } from 'react';

/** Breaks before @ and dots rather than within a word. */
export function EmailText({ email }: { readonly email: string }) {
  return (
    <span dir="ltr" translate="no">
      {email.split(/(?=[@.])/).map((part, index) => (
        <Fragment key={`${index}-${part}`}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
