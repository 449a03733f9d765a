import type { JoinTarget } from '@/api/memberships/standing';
import type { Group } from '@/content/groups/model';
import type { Region } from '@/content/regions';
import { groupPath, regionPath } from '@/lib/paths';

/** What a join form asks for, and what follows. */
export type JoinAsk = JoinTarget & {
  /** The address of its page: where a login leads back to, and what its draft is kept under. */
  readonly path: string;
  /** Also asks for a skill category and a stack. */
  readonly tech: boolean;
  /** Success leads on to the community's feed (specification, section 4). */
  readonly leadsOn: boolean;
};

const known = new WeakMap<Group, JoinAsk>();

/** What a group's form asks for: the same object each time. */
export function askOf(group: Group): JoinAsk {
  const { slug, label: name, communityId, category, tech } = group;
  const ask = known.get(group) ?? {
    path: groupPath(slug),
    name,
    communityId,
    category,
    tech,
    leadsOn: category === null,
  };
  known.set(group, ask);
  return ask;
}

/** What a region's form asks for; its community is known by the provider's list alone. */
export const askOfRegion = ({ slug, name }: Region, communityId: number): JoinAsk => ({
  path: regionPath(slug),
  name,
  communityId,
  category: null,
  tech: false,
  leadsOn: false,
});
