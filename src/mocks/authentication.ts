import type { HostName } from './context';
import type { ReadonlySnapshot } from './database';
import { randomText } from './passwords';
import { badToken, notAuthenticated } from './refusal';
import type { Snapshot } from './snapshot';

/** A person of the provider, as a request may look at them. */
export type ReadonlyMember = ReadonlySnapshot['members'][number];

/** How long a token is good: 7 days, in milliseconds. */
const tokenLife = 7 * 24 * 60 * 60 * 1000;

/** Gives a member a new token. */
export function issueToken(draft: Snapshot, memberId: number): string {
  const token = randomText();
  const now = Date.now();
  draft.sessions = draft.sessions.filter((session) => session.expiresAt > now - tokenLife);
  draft.sessions.push({ token, memberId, expiresAt: now + tokenLife });
  return token;
}

/** The word before the token, by host (specification, section 6). */
const schemes: Readonly<Record<HostName, string>> = {
  portal: 'JWT',
  myCommunities: 'JWT',
  outsourcing: 'Bearer',
};

/**
 * The member a request speaks for; undefined where it carries no token.
 * @throws Refusal 401 for another scheme than the host's, for a token that is unknown or expired
 */
export function memberOf(
  headers: Headers,
  host: HostName,
  snapshot: ReadonlySnapshot,
): ReadonlyMember | undefined {
  const header = headers.get('Authorization');
  if (header === null) return undefined;
  const [scheme, token] = header.split(' ');
  if (scheme !== schemes[host]) throw notAuthenticated();
  const session = snapshot.sessions.find((entry) => entry.token === token);
  const member = snapshot.members.find(({ id }) => id === session?.memberId);
  if (session === undefined || session.expiresAt <= Date.now() || member === undefined) {
    throw badToken();
  }
  return member;
}
