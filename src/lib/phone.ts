/** The country a number without a country code is taken to belong to. */
export const homeCountry = 'CA';

const looseNumber = /^\+?[\d\s().-]{7,20}$/;

/**
 * Reads a phone number; the phone library is fetched on the first call.
 * @param text as typed: national for Canada, or international with its `+`
 * @returns the number in E.164, or undefined where it is none. Where the library cannot be fetched,
 *   whatever looks like a number passes as it is.
 */
export async function readPhoneNumber(text: string): Promise<string | undefined> {
  try {
    const { parsePhoneNumber } = await import('react-phone-number-input/input');
    const parsed = parsePhoneNumber(text, homeCountry);
    return parsed?.isValid() === true ? parsed.number : undefined;
  } catch {
    return looseNumber.test(text.trim()) ? text.trim() : undefined;
  }
}

/** Numbers of the home country's plan, which needs no library to be read. */
const northAmerican = /^\+1([2-9]\d{2})([2-9]\d{2})(\d{4})$/;

/** True for what is a phone number and nothing else. */
export const isPhoneNumber = (text: string): boolean => /^\+\d{7,15}$/.test(text);

/**
 * A phone number as people read it, `+1 204 555 0142`, as far as that is known at once.
 * @param number in E.164; anything else comes back as it is
 */
export function groupedPhoneNumber(number: string): string {
  const groups = northAmerican.exec(number);
  return groups === null ? number : `+1 ${groups.slice(1).join(' ')}`;
}

/** The same for numbers of all countries; the phone library is fetched for those of other plans. */
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
