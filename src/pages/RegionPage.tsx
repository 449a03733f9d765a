import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { linkStatusesOf } from '@/memberships/membershipStatus';
import { useMemberships } from '@/memberships/useMemberships';
import { communitiesWords } from '@/content/communitiesWords';
import { groupLinks } from '@/content/communitiesLinks';
import { type Region, regions } from '@/content/regions';
import { CommunityList } from '@/features/communities/CommunityList';
import { MapOfCanada } from '@/features/communities/MapOfCanada';
import { HowToJoin, RegionAside, regionHead, RegionHero } from '@/features/regions/RegionSections';
import { partWords } from '@/content/pageError';
import { lazyOptional } from '@/lib/lazyOptional';
import { paths } from '@/config/paths';
import { withoutTrailingSlash } from '@/lib/url';
import { Section } from '@/ui/Section';
import { TextLink } from '@/ui/TextLink';
import * as styles from '@/features/regions/region.module.css';

const lost = <p role="status">{partWords.retrying}</p>;

/** Visitors never load these. */
const Posts = lazyOptional(
  () => import('./InitiativePage').then(({ CommunityPosts }) => ({ CommunityPosts })),
  'CommunityPosts',
  lost,
);
const RegionCommunity = lazyOptional(
  () => import('@/features/regions/RegionCommunity'),
  'RegionCommunity',
  lost,
);
const Join = lazyOptional(
  () => import('@/features/groups/JoinForm').then(({ RegionJoin }) => ({ RegionJoin })),
  'RegionJoin',
  lost,
);

function regionAt(path: string): Region {
  const here = withoutTrailingSlash(path);
  const found = regions.find((region) => region.path === here);
  if (found === undefined) throw new Error(`${path} is not the address of a region.`);
  return found;
}

export const head = (path: string) => regionHead(regionAt(path));

/** A region: its place on the map, and its community (decisions, section 4). */
export default function RegionPage() {
  const region = regionAt(useLocation().pathname);
  const { who, memberships } = useMemberships(true);
  const statuses = memberships && linkStatusesOf(memberships, groupLinks);
  const rows = groupLinks.map((link) => ({ ...link, status: statuses?.get(link.to) }));
  return (
    <>
      <RegionHero region={region} />
      <Section tone="surface" grid={styles.regionLayout}>
        <div>
          {who === 'member' ? (
            <Suspense>
              <RegionCommunity key={region.slug} region={region} memberships={memberships}>
                {(community, belongs) =>
                  belongs ? (
                    <Posts community={community.id} name={community.name} />
                  ) : (
                    <Join region={region} community={community} memberships={memberships} />
                  )
                }
              </RegionCommunity>
            </Suspense>
          ) : (
            <HowToJoin region={region} />
          )}
        </div>
        <RegionAside region={region} map={<MapOfCanada here={region.path} />}>
          <CommunityList heading={communitiesWords.groups} rows={rows} />
          <TextLink to={paths.communities}>{communitiesWords.everywhere}</TextLink>
        </RegionAside>
      </Section>
    </>
  );
}
