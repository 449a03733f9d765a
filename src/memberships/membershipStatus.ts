import type { Community } from '@/api/models/community';
import { groupPath, groupSlugs } from '@/config/paths';
import { communitiesLinks, type CommunityLink } from '@/content/communitiesLinks';
import { joinId } from '@/content/joinIds';
import { tokenize } from '@/lib/tokenize';
import type { OutboxItem } from '@/outbox/item';

/** The arguments of `membershipStatusOf`. */
type Known = Parameters<typeof membershipStatusOf>[1] & Pick<Memberships, 'all'>;

/** Only names can match. */
const nowhere = -1;

function markOf({ label, to, kind }: CommunityLink, memberships: Known): LinkStatus | undefined {
  const group = kind === 'group' ? groupSlugs.find((slug) => groupPath(slug) === to) : undefined;
  const communityId =
    group === undefined ? communityNamed(label, memberships.all ?? [])?.id : joinId(group).id;
  const target = { name: label, category: null, communityId: communityId ?? nowhere };
  const { kind: stands } = membershipStatusOf(target, memberships);
  if (stands === 'member') return 'yours';
  return stands === 'ask' ? undefined : 'asked';
}

/** The status of each link by address, if it has one. */
export function linkStatusesOf(memberships: Known): ReadonlyMap<string, LinkStatus> {
  const marked = communitiesLinks.flatMap((link) => {
    const mark = markOf(link, memberships);
    return mark === undefined ? [] : [[link.to, mark] as const];
  });
  return new Map(marked);
}

export type JoinItem = Extract<OutboxItem, { kind: 'join' }>;

/** The target of a join request. */
export type JoinTarget = {
  readonly name: string;
  readonly communityId: number;
  /** The group within a shared community; null if the target is the community itself. */
  readonly category: string | null;
};

/** A member of a region or group, or waiting to be. */
export type LinkStatus = 'yours' | 'asked';

/** What is known of the member's communities. */
export type Memberships = {
  readonly mine: readonly Community[] | undefined;
  readonly all: readonly Community[] | undefined;
  /** Join requests of this device, oldest first. */
  readonly joins: readonly JoinItem[];
  /** True once loaded or failed. */
  readonly answered: boolean;
  /** `again` retries. */
  readonly failed: boolean;
  readonly again: () => void;
  /** By the address of region or group. */
  readonly marks: ReadonlyMap<string, LinkStatus>;
};

export const unknownMemberships: Memberships = {
  mine: undefined,
  all: undefined,
  joins: [],
  answered: false,
  failed: false,
  again: () => undefined,
  marks: new Map(),
};

/** `ask` may join, `asking` on its way, `asked` received, `member` listed by the provider. */
export type MembershipStatus =
  | { readonly kind: 'ask'; readonly refused?: JoinItem | undefined }
  | { readonly kind: 'asking' | 'asked'; readonly act: JoinItem }
  | { readonly kind: 'member'; readonly community: Community };

/** Providers add these to a community's name. */
const round = new Set(['kingdom', 'builders', 'the', 'community', 'regional', 'region']);

const plainName = (name: string) =>
  tokenize(name)
    .filter((word) => !round.has(word))
    .join(' ');

/** The community of a name, as providers may write it. */
export function communityNamed(
  name: string,
  communities: readonly Community[],
): Community | undefined {
  const wanted = plainName(name);
  return communities.find((community) => plainName(community.name) === wanted);
}

const isFor = (act: JoinItem, { communityId, category }: JoinTarget) =>
  act.target.community === communityId && (act.payload.category ?? null) === category;

/** The status in a group or region, on every page. */
export function membershipStatusOf(
  target: JoinTarget,
  { mine = [], joins }: Pick<Memberships, 'mine' | 'joins'>,
): MembershipStatus {
  const own = mine.find(({ id }) => target.category === null && id === target.communityId);
  const community = own ?? communityNamed(target.name, mine);
  if (community !== undefined) return { kind: 'member', community };
  const acts = joins.filter((act) => isFor(act, target)).toReversed();
  const taken = acts.find(({ state }) => state === 'sent');
  if (taken !== undefined) return { kind: 'asked', act: taken };
  const going = acts.find(({ state }) => state !== 'rejected');
  if (going !== undefined) return { kind: 'asking', act: going };
  return { kind: 'ask', refused: acts[0] };
}
