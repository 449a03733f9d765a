import * as z from 'zod';
import { created } from '@/mocks/responses';
import { checkedBody, filledText, untrimmedText } from '@/mocks/bodies';
import { hashPassword, passwordFaults } from '@/mocks/authentication';
import { type FieldErrors, invalid } from '@/mocks/refusal';
import type { ReadonlySnapshot } from '@/mocks/database';
import { type Route, route } from '@/mocks/routing';
import { insert, nextId } from '@/mocks/snapshot';
import { wirePerson } from '@/mocks/serializers';

const registrationSchema = z.object({
  email: filledText.pipe(z.email('Enter a valid email address.')),
  username: filledText.regex(
    /^[\w.@+-]{1,150}$/,
    'Enter a valid username. This value may contain only letters, numbers, and @/./+/-/_ characters.',
  ),
  first_name: filledText,
  last_name: filledText,
  gender: filledText.pipe(
    z.enum(['male', 'female'], {
      error: (issue) => `"${String(issue.input)}" is not a valid choice.`,
    }),
  ),
  country: filledText,
  state: filledText,
  city: filledText,
  phone_number: filledText.regex(/^\+[1-9]\d{6,14}$/, 'The phone number entered is not valid.'),
  password: untrimmedText,
});

type Registration = z.infer<typeof registrationSchema>;

function taken(snapshot: ReadonlySnapshot, { email, username }: Registration): FieldErrors {
  const has = (name: 'email' | 'username', value: string) =>
    snapshot.members.some((member) => member[name].toLowerCase() === value.toLowerCase());
  return {
    ...(has('email', email) && { email: ['user with this email already exists.'] }),
    ...(has('username', username) && { username: ['A user with that username already exists.'] }),
  };
}

function refuseAny(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** A new member is in no community yet: that is for them to ask. */
export const registrationRoutes: readonly Route[] = [
  route.post('/register/', 'anyone', async ({ body, context, snapshot }) => {
    const wanted = checkedBody(body, registrationSchema);
    const weak = passwordFaults(wanted.password, wanted);
    refuseAny({ ...taken(snapshot, wanted), ...(weak.length > 0 && { password: weak }) });
    const password = await hashPassword(wanted.password);
    const member = await context.database.change((draft) => {
      // Again on the newest state: another tab may have taken the name.
      refuseAny(taken(draft, wanted));
      return insert(draft.members, {
        id: nextId(draft.members),
        email: wanted.email,
        username: wanted.username,
        firstName: wanted.first_name,
        lastName: wanted.last_name,
        gender: wanted.gender,
        country: wanted.country,
        state: wanted.state,
        city: wanted.city,
        phoneNumber: wanted.phone_number,
        password,
        admin: false,
        communityIds: [],
      });
    });
    return created(wirePerson(member));
  }),
];
