import { useEffect, useState } from 'react';
import { groupedPhoneNumber, readablePhoneNumber } from '@/lib/phone';

/** In groups of digits with the country code; other text unchanged. */
export function PhoneText({ phone }: { readonly phone: string }) {
  const [shown, setShown] = useState({ phone, text: groupedPhoneNumber(phone) });
  useEffect(() => {
    let current = true;
    const read = async () => {
      const text = await readablePhoneNumber(phone);
      if (current) setShown({ phone, text });
    };
    void read();
    return () => {
      current = false;
    };
  }, [phone]);
  return (
    <span dir="ltr" translate="no">
      {shown.phone === phone ? shown.text : groupedPhoneNumber(phone)}
    </span>
  );
}
