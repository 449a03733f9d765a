import * as z from 'zod/mini';
import { requiredMessages } from '@/content/formWords';
import { registrationWords } from '@/content/registrationWords';
import { emailAddress, oneOf, phoneNumber, requiredText } from '@/ui/form/rules';

const { genders, mismatch } = registrationWords;

/** As typed, with white space. */
const password = (text: unknown) => (typeof text === 'string' ? text : '');

/** Specification, sections 3 and 5. The confirmation is not sent. */
export const registrationSchema = z
  .object({
    email: emailAddress(requiredMessages.email),
    username: requiredText(requiredMessages.username),
    password: z.pipe(
      z.transform(password),
      z.string().check(z.minLength(1, requiredMessages.password)),
    ),
    confirm_password: z.pipe(z.transform(password), z.string()),
    first_name: requiredText(requiredMessages.firstName),
    last_name: requiredText(requiredMessages.lastName),
    gender: oneOf(genders, requiredMessages.gender),
    country: requiredText(requiredMessages.country),
    state: requiredText(requiredMessages.state),
    city: requiredText(requiredMessages.city),
    phone_number: phoneNumber(requiredMessages.phone),
  })
  .check(
    z.refine((values) => values.password === values.confirm_password, {
      path: ['confirm_password'],
      error: mismatch,
      // Checked even if other answers are missing.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );

export type RegistrationValues = z.infer<typeof registrationSchema>;

export type RegistrationPayload = Omit<RegistrationValues, 'confirm_password'>;
