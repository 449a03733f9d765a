import type { Member, Snapshot } from './snapshot';
import type { Host } from '@/api/provider';
import type { ReadonlySnapshot } from './database';
import { badToken, notAuthenticated } from './refusal';

type Secret = NonNullable<Member['password']>;

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export function randomText(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

/** Hashed, since people type real passwords even into a demo. */
export async function hashPassword(password: string, salt = randomText()): Promise<Secret> {
  const text = new TextEncoder();
  const typed = text.encode(password.normalize());
  const key = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(salt), iterations: 20_000 },
    key,
    256,
  );
  return { salt, hash: hex(new Uint8Array(bits)) };
}

export async function isPassword(password: string, secret: Readonly<Secret> | null) {
  return secret !== null && (await hashPassword(password, secret.salt)).hash === secret.hash;
}

const common = new Set(['password', 'password1', '12345678', '123456789', 'qwerty123', 'iloveyou']);

/** Problems of a new password, in Django's words. */
export function passwordFaults(password: string, person: { username: string; email: string }) {
  const faults: string[] = [];
  const lower = password.toLowerCase();
  if ([person.username, person.email].some((text) => text.toLowerCase() === lower)) {
    faults.push('The password is too similar to the username.');
  }
  if (password.length < 8) {
    faults.push('This password is too short. It must contain at least 8 characters.');
  }
  if (common.has(lower)) faults.push('This password is too common.');
  if (/^\d+$/.test(password)) faults.push('This password is entirely numeric.');
  return faults;
}

export type ReadonlyMember = ReadonlySnapshot['members'][number];

const tokenLife = 7 * 24 * 60 * 60 * 1000;

export function issueToken(draft: Snapshot, memberId: number): string {
  const token = randomText();
  const now = Date.now();
  draft.sessions = draft.sessions.filter((session) => session.expiresAt > now - tokenLife);
  draft.sessions.push({ token, memberId, expiresAt: now + tokenLife });
  return token;
}

/** Undefined without a token; refuses a wrong scheme, an unknown or an expired token with 401. */
export function memberOf(
  headers: Headers,
  host: Host,
  snapshot: ReadonlySnapshot,
): ReadonlyMember | undefined {
  const header = headers.get('Authorization');
  if (header === null) return undefined;
  const [scheme, token] = header.split(' ');
  // Specification, section 6.
  if (scheme !== (host === 'outsourcing' ? 'Bearer' : 'JWT')) throw notAuthenticated();
  const session = snapshot.sessions.find((entry) => entry.token === token);
  const member = snapshot.members.find(({ id }) => id === session?.memberId);
  if (session === undefined || session.expiresAt <= Date.now() || member === undefined) {
    throw badToken();
  }
  return member;
}
