import * as z from 'zod/mini';
import { formWords } from '@/content/formWords';
import { readPhoneNumber } from '@/lib/phone';
import { visibleText } from '@/lib/visibleText';

const typed = z.transform((value: unknown) =>
  typeof value === 'string' ? visibleText(value) : '',
);

export const optionalText = () => z.pipe(typed, z.string());

export const requiredText = (message: string) =>
  z.pipe(typed, z.string().check(z.minLength(1, message)));

export const oneOf = (options: readonly { readonly value: string }[], message: string) =>
  z.pipe(
    typed,
    z
      .string()
      .check(z.refine((value) => options.some((option) => option.value === value), message)),
  );

/** Its options depend on another answer. Checked even if others are missing: all errors show. */
export const dependentChoice = <Name extends string, Values extends Readonly<Record<Name, string>>>(
  name: Name,
  optionsFor: (values: Values) => readonly { readonly value: string }[],
  message: string,
) =>
  z.refine<Values>(
    (values) => {
      const options = optionsFor(values);
      return options.length === 0 || options.some(({ value }) => value === values[name]);
    },
    { path: [name], error: message, when: () => true },
  );

const address = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** `message` is for an empty field; a wrong address has its own. */
export const emailAddress = (message: string) =>
  z.pipe(typed, z.string().check(z.minLength(1, message), z.regex(address, formWords.wrongEmail)));

/** Validated by the phone library; E.164. */
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
