import type { HostName } from './context';
import type { ReadonlySnapshot } from './database';
import { randomText } from './passwords';
import { badToken, notAuthenticated } from './refusal';
import type { Snapshot } from './snapshot';

export type ReadonlyMember = ReadonlySnapshot['members'][number];

/** 7 days, in milliseconds. */
const tokenLife = 7 * 24 * 60 * 60 * 1000;

export function issueToken(draft: Snapshot, memberId: number): string {
  const token = randomText();
  const now = Date.now();
  draft.sessions = draft.sessions.filter((session) => session.expiresAt > now - tokenLife);
  draft.sessions.push({ token, memberId, expiresAt: now + tokenLife });
  return token;
}

/** By host (specification, section 6). */
const schemes: Readonly<Record<HostName, string>> = {
  portal: 'JWT',
  myCommunities: 'JWT',
  outsourcing: 'Bearer',
};

/** Undefined without a token; refuses a wrong scheme, an unknown or an expired token with 401. */
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
