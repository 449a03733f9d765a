import { Fragment } from 'react';

/** An address of any kind. Breaks before @, dots and slashes rather than within a word. */
export function AddressText({ address }: { readonly address: string }) {
  return address.split(/(?=[@.]|\b\/)/).map((part, index) => (
    <Fragment key={`${index}-${part}`}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

export function EmailText({ email }: { readonly email: string }) {
  return (
    <span dir="ltr" translate="no">
      <AddressText address={email} />
    </span>
  );
}
