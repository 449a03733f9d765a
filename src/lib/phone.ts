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
