import { joinId } from '@/content/joinIds';
import { type CommunityLink, communitiesLinks } from '@/content/communitiesLinks';
import { groupPath, groupSlugs } from '@/lib/paths';
import { communityNamed, type Mark, type Memberships, standingOf } from './standing';

/** What standing is judged by. */
type Known = Parameters<typeof standingOf>[1] & Pick<Memberships, 'all'>;

/** No community has it: only names can match. */
const nowhere = -1;

function markOf({ label, to, kind }: CommunityLink, memberships: Known): Mark | undefined {
  const group = kind === 'group' ? groupSlugs.find((slug) => groupPath(slug) === to) : undefined;
  const communityId =
    group === undefined ? communityNamed(label, memberships.all ?? [])?.id : joinId(group).id;
  const target = { name: label, category: null, communityId: communityId ?? nowhere };
  const { kind: stands } = standingOf(target, memberships);
  if (stands === 'member') return 'yours';
  return stands === 'ask' ? undefined : 'asked';
}

/** The marks of the 15 links, by their addresses; links without one are left out. */
export function marksOf(memberships: Known): ReadonlyMap<string, Mark> {
  const marked = communitiesLinks.flatMap((link) => {
    const mark = markOf(link, memberships);
    return mark === undefined ? [] : [[link.to, mark] as const];
  });
  return new Map(marked);
}
