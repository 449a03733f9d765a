import * as z from 'zod';
import { ok } from '@/mocks/responses';
import { issueToken, type ReadonlyMember, isPassword, randomText } from '@/mocks/authentication';
import { checkedBody, filledText, untrimmedText } from '@/mocks/bodies';
import type { Database } from '@/mocks/database';
import { Refusal } from '@/mocks/refusal';
import { type Route, requestingMember, route } from '@/mocks/routing';
import { wirePerson } from '@/mocks/serializers';

const loginSchema = z.object({ email: filledText, password: untrimmedText });

export async function issueSession(database: Database, member: ReadonlyMember) {
  const access = await database.change((draft) => issueToken(draft, member.id));
  return { access, refresh: randomText(), ...wirePerson(member), is_staff: member.admin };
}

export const sessionRoutes: readonly Route[] = [
  route.post('/login/', 'anyone', async ({ body, context, snapshot }) => {
    const { email, password } = checkedBody(body, loginSchema);
    const member = snapshot.members.find(
      (entry) => entry.email.toLowerCase() === email.toLowerCase(),
    );
    if (member === undefined || !(await isPassword(password, member.password))) {
      throw new Refusal(401, {
        errors: { detail: 'No active account found with the given credentials' },
      });
    }
    return ok(await issueSession(context.database, member));
  }),
  route.get('/auth/users/me/', 'member', (call) => ok(wirePerson(requestingMember(call)))),
];
