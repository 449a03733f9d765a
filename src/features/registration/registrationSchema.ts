import * as z from 'zod/mini';
import { registrationWords } from '@/content/registrationWords';
import { emailAddress, oneOf, phoneNumber, requiredText } from '@/ui/form/rules';

const { missing, genders, mismatch } = registrationWords;

/** A password is taken as it was typed, white space included. */
const password = (text: unknown) => (typeof text === 'string' ? text : '');

/**
 * What the registration asks, by the names of its payload (specification, sections 3 and 5). The
 * confirmation is compared here and goes no further.
 */
export const registrationSchema = z
  .object({
    email: emailAddress(missing.email),
    username: requiredText(missing.username),
    password: z.pipe(z.transform(password), z.string().check(z.minLength(1, missing.password))),
    confirm_password: z.pipe(z.transform(password), z.string()),
    first_name: requiredText(missing.firstName),
    last_name: requiredText(missing.lastName),
    gender: oneOf(genders, missing.gender),
    country: requiredText(missing.country),
    state: requiredText(missing.state),
    city: requiredText(missing.city),
    phone_number: phoneNumber(missing.phone),
  })
  .check(
    z.refine((values) => values.password === values.confirm_password, {
      path: ['confirm_password'],
      error: mismatch,
      // Said together with whatever else is wrong.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );

/** A checked form. */
export type RegistrationValues = z.infer<typeof registrationSchema>;
