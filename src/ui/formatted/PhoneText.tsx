import { groupedPhoneNumber, readablePhoneNumber } from '@/lib/phone';
import { useAsync } from '@/lib/useAsync';

export function PhoneText({ phone }: { readonly phone: string }) {
  const { value = groupedPhoneNumber(phone) } = useAsync(phone, readablePhoneNumber);
  return (
    <span dir="ltr" translate="no">
      {value}
    </span>
  );
}
