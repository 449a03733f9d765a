import type { Community } from '@/api/models/community';
import { groupPath, groupSlugs } from '@/config/paths';
import { communityOfGroup } from '@/config/fixedIds';
import { tokenize } from '@/lib/tokenize';
import type { OutboxItem } from '@/outbox/item';

/** The status of each link to a group or region by address, if it has one. */
export function linkStatusesOf(
  memberships: Pick<Memberships, 'mine' | 'all' | 'joins'>,
  links: readonly { readonly label: string; readonly to: string }[],
): ReadonlyMap<string, LinkStatus> {
  const statuses = new Map<string, LinkStatus>();
  for (const { label, to } of links) {
    const group = groupSlugs.find((slug) => groupPath(slug) === to);
    const { id, own } =
      group === undefined
        ? { id: communityNamed(label, memberships.all ?? [])?.id, own: true }
        : communityOfGroup(group);
    // Without an id only names can match.
    const target = { name: label, category: own ? null : label, communityId: id ?? -1 };
    const { kind } = membershipStatusOf(target, memberships);
    if (kind !== 'none') statuses.set(to, kind === 'member' ? kind : 'requested');
  }
  return statuses;
}

export type JoinItem = Extract<OutboxItem, { kind: 'join' }>;

export type JoinTarget = {
  readonly name: string;
  readonly communityId: number;
  /** The group within a shared community; null if the target is the community itself. */
  readonly category: string | null;
};

/** A member of a region or group, or waiting to be. */
export type LinkStatus = 'member' | 'requested';

export type Memberships = {
  readonly mine: readonly Community[] | undefined;
  readonly all: readonly Community[] | undefined;
  /** Join requests of this device, oldest first. */
  readonly joins: readonly JoinItem[];
  /** True once loaded or failed. */
  readonly isSettled: boolean;
  readonly failed: boolean;
  /** The script that loads them has not come: nothing is known, join requests included. */
  readonly isLost: boolean;
  readonly retry: () => void;
};

export const unknownMemberships: Memberships = {
  mine: undefined,
  all: undefined,
  joins: [],
  isSettled: false,
  failed: false,
  isLost: false,
  retry: () => undefined,
};

/** `none` may join; a request is on its way (`requesting`) or received (`requested`); the provider lists a `member`. */
export type MembershipStatus =
  | { readonly kind: 'none'; readonly rejected?: JoinItem | undefined }
  | { readonly kind: 'requesting' | 'requested'; readonly item: JoinItem }
  | { readonly kind: 'member'; readonly community: Community };

/** Providers add these to a community's name. */
const commonWords = new Set(['kingdom', 'builders', 'the', 'community', 'regional', 'region']);

const plainName = (name: string) =>
  tokenize(name)
    .filter((word) => !commonWords.has(word))
    .join(' ');

/** The community of a name, as providers may write it. */
export function communityNamed(name: string, communities: readonly Community[]) {
  const wanted = plainName(name);
  return communities.find((community) => plainName(community.name) === wanted);
}

const isFor = (item: JoinItem, { communityId, category }: JoinTarget) =>
  item.target.community === communityId && (item.payload.category ?? null) === category;

/** The status in a group or region, on every page. */
export function membershipStatusOf(
  target: JoinTarget,
  { mine = [], joins }: Pick<Memberships, 'mine' | 'joins'>,
): MembershipStatus {
  const own = mine.find(({ id }) => target.category === null && id === target.communityId);
  const community = own ?? communityNamed(target.name, mine);
  if (community !== undefined) return { kind: 'member', community };
  const requests = joins.filter((item) => isFor(item, target)).toReversed();
  const sent = requests.find(({ state }) => state === 'sent');
  if (sent !== undefined) return { kind: 'requested', item: sent };
  const pending = requests.find(({ state }) => state !== 'rejected');
  if (pending !== undefined) return { kind: 'requesting', item: pending };
  return { kind: 'none', rejected: requests[0] };
}
