import { type GroupSlug, groupSlugs } from './paths';

/** Specification, section 9: fixed at 2. */
export const schemePoll = 2;

/** Specification, section 9: fixed at 1. */
export const internshipCommunity = 1;

/** Groups with a community of their own (decisions, section 4). */
const ownCommunities: Readonly<Partial<Record<GroupSlug, number>>> = {
  'leadership-group': 1,
  'kingdom-ministers-group': 2,
  'cordinators-group': 3,
};

/** All others share it, with their label as `category`. */
const sharedCommunity = 1;

/** `own`: the community itself is the group. */
export function communityOfGroup(slug: GroupSlug): { readonly id: number; readonly own: boolean } {
  const id = ownCommunities[slug];
  return { id: id ?? sharedCommunity, own: id !== undefined };
}

/** The group that a community is; undefined if it is none's own. */
export const groupOf = (community: number | undefined): GroupSlug | undefined =>
  community === undefined
    ? undefined
    : groupSlugs.find((slug) => ownCommunities[slug] === community);
