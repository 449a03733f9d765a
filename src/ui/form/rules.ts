import * as z from 'zod/mini';
import { formWords } from '@/content/formWords';
import { readPhoneNumber } from '@/lib/phone';

const typed = z.transform((value: unknown) => (typeof value === 'string' ? value.trim() : ''));

/** Text that may be left out; white space around it is dropped. */
export const optionalText = () => z.pipe(typed, z.string());

/** Text that must be there. */
export const requiredText = (message: string) =>
  z.pipe(typed, z.string().check(z.minLength(1, message)));

/** One of the options offered. */
export const oneOf = (options: readonly { readonly value: string }[], message: string) =>
  z.pipe(
    typed,
    z
      .string()
      .check(z.refine((value) => options.some((option) => option.value === value), message)),
  );

const address = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** An e-mail address, by its form. @param message where there is none; a wrong one has its own */
export const emailAddress = (message: string) =>
  z.pipe(typed, z.string().check(z.minLength(1, message), z.regex(address, formWords.wrongEmail)));

/** A phone number the phone library takes for real; comes out in E.164. */
export const phoneNumber = (message: string) =>
  z.pipe(
    typed,
    z.transform(async (text, context) => {
      const number = await readPhoneNumber(text);
      if (number !== undefined) return number;
      context.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    }),
  );
