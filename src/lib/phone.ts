/** For numbers without a country code. */
export const homeCountry = 'CA';

/** E.164 by the count of digits alone. */
function guessedNumber(text: string): string | undefined {
  const dialled = text.trim().replaceAll(/(?!^\+)\D/g, '');
  const number = dialled.replace(/^1?(?=\d{10}$)/, '+1');
  return isPhoneNumber(number) ? number : undefined;
}

/** E.164, or undefined. If the phone library cannot load, the count of digits decides. */
export async function readPhoneNumber(text: string): Promise<string | undefined> {
  try {
    const { parsePhoneNumber } = await import('react-phone-number-input/input');
    const parsed = parsePhoneNumber(text, homeCountry);
    return parsed?.isValid() === true ? parsed.number : undefined;
  } catch {
    return guessedNumber(text);
  }
}

/** The home country's plan needs no library. */
const northAmerican = /^\+1([2-9]\d{2})([2-9]\d{2})(\d{4})$/;

export const isPhoneNumber = (text: string): boolean => /^\+\d{7,15}$/.test(text);

/** `+1 204 555 0142` for E.164; anything else unchanged. */
export function groupedPhoneNumber(number: string): string {
  const groups = northAmerican.exec(number);
  return groups === null ? number : `+1 ${groups.slice(1).join(' ')}`;
}

/** The same for all countries; loads the phone library for other plans. */
export async function readablePhoneNumber(number: string): Promise<string> {
  const grouped = groupedPhoneNumber(number);
  if (grouped !== number || !isPhoneNumber(number)) return grouped;
  try {
    const { formatPhoneNumberIntl } = await import('react-phone-number-input/input');
    return formatPhoneNumberIntl(number) || number;
  } catch {
    return number;
  }
}
