import { forbidden, notFound } from './refusal';
import { requestingMember, type Call, idIn } from './routing';
import type { Community } from './snapshot';

/** 404 if there is no such community. */
export function namedCommunity(call: Call): Readonly<Community> {
  const wanted = idIn(call, 'communityId');
  const community = call.snapshot.communities.find(({ id }) => id === wanted);
  if (community === undefined) throw notFound();
  return community;
}

/** 403 if the caller is no member. */
export function enteredCommunity(call: Call): Readonly<Community> {
  const member = requestingMember(call);
  const community = namedCommunity(call);
  if (!community.open && !member.admin && !member.communityIds.includes(community.id)) {
    throw forbidden();
  }
  return community;
}
