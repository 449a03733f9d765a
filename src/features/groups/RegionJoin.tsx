import { useMemo } from 'react';
import type { Community } from '@/api/models/community';
import type { Memberships } from '@/api/memberships/standing';
import type { Region } from '@/content/regions';
import { askOfRegion } from './joinAsk';
import { JoinForm } from './JoinForm';

type RegionJoinProps = {
  readonly region: Region;
  readonly community: Community;
  readonly memberships: Memberships | undefined;
};

/** The form that asks a region's community to take the member in. */
export function RegionJoin({ region, community, memberships }: RegionJoinProps) {
  const { id } = community;
  const ask = useMemo(() => askOfRegion(region, id), [region, id]);
  return <JoinForm ask={ask} who="member" memberships={memberships} />;
}
