import { forbidden, notFound } from './refusal';
import { requestingMember, type Call, idIn } from './routing';
import type { Community } from './snapshot';

/** The community a path names. @throws Refusal 404 where there is none */
export function namedCommunity(call: Call): Readonly<Community> {
  const wanted = idIn(call, 'communityId');
  const community = call.snapshot.communities.find(({ id }) => id === wanted);
  if (community === undefined) throw notFound();
  return community;
}

/**
 * The community a path names, where the one who asks may read and write in it.
 * @throws Refusal 403 for those who do not belong to it
 */
export function enteredCommunity(call: Call): Readonly<Community> {
  const member = requestingMember(call);
  const community = namedCommunity(call);
  if (!community.open && !member.admin && !member.communityIds.includes(community.id)) {
    throw forbidden();
  }
  return community;
}
