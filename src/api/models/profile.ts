import { authorName, wireText } from '@/api/wire';
import { isRecord } from '@/lib/fieldOf';

/** The member's profile; missing fields are empty, a missing name is the email. */
export type Profile = {
  readonly name: string;
  readonly country: string;
  readonly state: string;
  readonly city: string;
  readonly phone: string;
  readonly email: string;
};

type WireRecord = Readonly<Record<string, unknown>>;

/** Deeper objects cannot be stored. */
const maxDepth = 20;

const canBeStored = (value: unknown, depth = 0): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth < maxDepth && Object.values(value).every((part) => canBeStored(part, depth + 1)));

const recordFrom = (answer: object): WireRecord =>
  Object.fromEntries(Object.entries(answer).filter(([, value]) => canBeStored(value)));

/** Longer texts are cut: browsers would take too long to lay them out. */
const maxLength = 200;

/** Plain, or alone under `data`. */
function recordOf(answer: unknown, wrapped = false): WireRecord | undefined {
  if (!isRecord(answer)) return undefined;
  if (!wrapped && 'data' in answer && !('email' in answer)) return recordOf(answer['data'], true);
  return recordFrom(answer);
}

export type CurrentUser = { readonly profile: Profile; readonly record: WireRecord };

/** `GET /auth/users/me/`; undefined if it does not say who the member is. */
export function readCurrentUser(answer: unknown): CurrentUser | undefined {
  const record = recordOf(answer);
  const text = (name: string) =>
    (wireText.safeParse(record?.[name]).data ?? '').slice(0, maxLength);
  const email = text('email').trim();
  if (record === undefined || email === '') return undefined;
  return {
    record,
    profile: {
      name: `${text('first_name').trim()} ${text('last_name').trim()}`.trim() || email,
      country: text('country'),
      state: text('state'),
      city: text('city'),
      phone: text('phone_number'),
      email,
    },
  };
}

/** The member, by every name that entries of lists may show. */
export type Self = { readonly name: string; readonly names: readonly string[] };

/** Until the member is known. */
export const unknownSelf: Self = { name: 'You', names: [] };

export function selfOf({ profile, record }: CurrentUser): Self {
  const { name, email } = profile;
  const { id, username } = record;
  const names = [name, email, authorName({ username }), authorName(username), authorName(id)];
  return { name, names: names.filter((known) => known !== undefined) };
}

/** The token, and everything that came with it. */
export type LoginAnswer = { readonly token: string; readonly record: WireRecord };

/** `POST /login/`; undefined without a token. */
export function readLogin(answer: unknown): LoginAnswer | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const record = recordFrom(answer);
  const token = record['access'];
  return typeof token === 'string' && token.trim() !== '' ? { token, record } : undefined;
}
