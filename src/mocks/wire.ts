import type { ReadonlyMember } from './authentication';
import type { ReadonlySnapshot } from './database';
import type { Call } from './routing';

/** First and last name. */
export const fullName = (member: ReadonlyMember): string =>
  `${member.firstName} ${member.lastName}`.trim();

/** The name of a person by id. */
export function nameOf(snapshot: ReadonlySnapshot, memberId: number): string {
  const member = snapshot.members.find(({ id }) => id === memberId);
  return member ? fullName(member) : 'A member';
}

/** Where an uploaded picture is served. */
export const mediaPath = '/media/:name';

/** A picture's address in an answer: drawings of the site by their path, uploads absolute. */
export function wirePicture(call: Call, picture: string | null): string | null {
  if (picture === null || picture.startsWith('/')) return picture;
  return call.base + mediaPath.replace(':name', picture);
}

/** A person in the answers of login, registration and profile. */
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

/** A poll: where it has answers, its votes are theirs together. */
export const wirePoll = (poll: ReadonlyPoll) => ({
  id: poll.id,
  entry_text: poll.question,
  contestant: poll.contestant,
  votes:
    poll.answers.length > 0 ? poll.answers.reduce((sum, { votes }) => sum + votes, 0) : poll.votes,
});
