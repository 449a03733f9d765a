import type { GroupSlug } from '@/config/paths';

/** Where join requests go (decisions, section 4): these groups are communities of their own. */
const ownCommunities: Readonly<Partial<Record<GroupSlug, number>>> = {
  'leadership-group': 1,
  'kingdom-ministers-group': 2,
  'cordinators-group': 3,
};

/** Every other group asks this community, with its label as the request's category. */
const sharedCommunity = 1;

/**
 * The community a group's request is sent to.
 * @returns `own` is true where the community itself says what the group is
 */
export function joinId(slug: GroupSlug): { readonly id: number; readonly own: boolean } {
  const id = ownCommunities[slug];
  return { id: id ?? sharedCommunity, own: id !== undefined };
}
