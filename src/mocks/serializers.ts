import type { ReadonlyMember } from './authentication';
import type { ReadonlySnapshot } from './database';
import type { Call } from './routing';

export const fullName = (member: ReadonlyMember): string =>
  `${member.firstName} ${member.lastName}`.trim();

export function memberName(snapshot: ReadonlySnapshot, memberId: number): string {
  const member = snapshot.members.find(({ id }) => id === memberId);
  return member ? fullName(member) : 'A member';
}

export const mediaPath = '/media/:name';

/** Drawings by path, uploads absolute. */
export function wirePicture(call: Call, picture: string | null): string | null {
  if (picture === null || picture.startsWith('/')) return picture;
  return call.base + mediaPath.replace(':name', picture);
}

/** As in login, registration and profile. */
export const wirePerson = (member: ReadonlyMember) => ({
  id: member.id,
  email: member.email,
  username: member.username,
  first_name: member.firstName,
  last_name: member.lastName,
  gender: member.gender,
  country: member.country,
  state: member.state,
  city: member.city,
  phone_number: member.phoneNumber,
});

type ReadonlyPoll = ReadonlySnapshot['polls'][number];

/** With answers, the votes are their sum. */
export const wirePoll = (poll: ReadonlyPoll) => ({
  id: poll.id,
  entry_text: poll.question,
  contestant: poll.contestant,
  votes:
    poll.answers.length > 0 ? poll.answers.reduce((sum, { votes }) => sum + votes, 0) : poll.votes,
});
