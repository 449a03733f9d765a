import type { Community } from '@/api/models/community';
import { groupPath, groupSlugs } from '@/config/paths';
import { communitiesLinks, type CommunityLink } from '@/content/communitiesLinks';
import { joinId } from '@/content/joinIds';
import { tokenize } from '@/lib/tokenize';
import type { OutboxItem } from '@/outbox/item';

/** What standing is judged by. */
type Known = Parameters<typeof membershipStatusOf>[1] & Pick<Memberships, 'all'>;

/** No community has it: only names can match. */
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

/** The marks of the 15 links, by their addresses; links without one are left out. */
export function linkStatusesOf(memberships: Known): ReadonlyMap<string, LinkStatus> {
  const marked = communitiesLinks.flatMap((link) => {
    const mark = markOf(link, memberships);
    return mark === undefined ? [] : [[link.to, mark] as const];
  });
  return new Map(marked);
}

/** A request to join, as it stands in the outbox. */
export type JoinItem = Extract<OutboxItem, { kind: 'join' }>;

/** What one asks to join. */
export type JoinTarget = {
  /** Its name among the member's communities. */
  readonly name: string;
  readonly communityId: number;
  /** Names the group where it shares its community with others; null where it is the community. */
  readonly category: string | null;
};

/** What the member is to a region or group: of it, or waiting to be. */
export type LinkStatus = 'yours' | 'asked';

/** What this device and the provider know of where the member belongs. */
export type Memberships = {
  /** The member's communities; undefined while the provider has not named them. */
  readonly mine: readonly Community[] | undefined;
  /** All communities; undefined where they were not asked for or not named. */
  readonly all: readonly Community[] | undefined;
  /** Requests sent from this device, and those on their way, the oldest first. */
  readonly joins: readonly JoinItem[];
  /** True once all of it is known, or cannot be. */
  readonly answered: boolean;
  /** True where the provider did not name them; `again` asks once more. */
  readonly failed: boolean;
  readonly again: () => void;
  /** What the member is to regions and groups, by their addresses. */
  readonly marks: ReadonlyMap<string, LinkStatus>;
};

/** Nothing is known: nobody is logged in, or nothing has been asked yet. */
export const unknownMemberships: Memberships = {
  mine: undefined,
  all: undefined,
  joins: [],
  answered: false,
  failed: false,
  again: () => undefined,
  marks: new Map(),
};

/**
 * Where a member stands with a group or region.
 * - `ask`: free to ask; `refused` is a request the provider said no to
 * - `asking`: the request is on its way, waits, or got no answer
 * - `asked`: the provider has the request
 * - `member`: the provider names it among the member's communities
 */
export type MembershipStatus =
  | { readonly kind: 'ask'; readonly refused?: JoinItem | undefined }
  | { readonly kind: 'asking' | 'asked'; readonly act: JoinItem }
  | { readonly kind: 'member'; readonly community: Community };

/** Words that providers put round a community's name. */
const round = new Set(['kingdom', 'builders', 'the', 'community', 'regional', 'region']);

const plainName = (name: string) =>
  tokenize(name)
    .filter((word) => !round.has(word))
    .join(' ');

/** The community of this name, as a provider may write it; undefined where there is none. */
export function communityNamed(
  name: string,
  communities: readonly Community[],
): Community | undefined {
  const wanted = plainName(name);
  return communities.find((community) => plainName(community.name) === wanted);
}

const isFor = (act: JoinItem, { communityId, category }: JoinTarget) =>
  act.target.community === communityId && (act.payload.category ?? null) === category;

/** Where the member stands with a group or region; the same on every page that shows it. */
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
