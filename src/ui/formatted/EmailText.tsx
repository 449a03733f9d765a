import { WrappingText } from '@/ui/WrappingText';

/** An address of any kind. Breaks before @, dots and slashes rather than within a word. */
export function AddressText({ address }: { readonly address: string }) {
  return <WrappingText text={address} breaks={/(?=[@.]|\b\/)/} />;
}

export function EmailText({ email }: { readonly email: string }) {
  return (
    <span dir="ltr" translate="no">
      <AddressText address={email} />
    </span>
  );
}
