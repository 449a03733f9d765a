import type { ReactNode } from 'react';
import type { Community } from '@/api/models/community';
import { hasNextPage } from '@/api/offlineCache';
import {
  communityNamed,
  type Memberships,
  membershipStatusOf,
} from '@/memberships/membershipStatus';
import { regionMemberWords as words } from '@/content/regionWords';
import type { Region } from '@/content/regions';
import { paths, withQuery } from '@/config/paths';
import { Button, ButtonLink } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { TextLink } from '@/ui/TextLink';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './region.module.css';

type RegionCommunityProps = {
  readonly region: Region;
  readonly memberships: Memberships | undefined;
  /** The community's posts, for its members. */
  readonly children: (community: Community, belongs: boolean) => ReactNode;
};

/** A region's posts, its join form, or that it has no community. */
export function RegionCommunity({ region, memberships, children }: RegionCommunityProps) {
  if (memberships?.isSettled !== true) {
    return (
      <p className={`${styles.regionWord} ${layoutStyles.muted}`} role="status">
        {words.loading}
      </p>
    );
  }
  const { mine = [], all = [], failed, retry } = memberships;
  // A list of all communities may have further pages.
  const own = communityNamed(region.name, mine);
  if (own === undefined && failed) {
    return (
      <EmptyState drawing="state-error" heading={words.failed} text={words.failedText} failure>
        <Button variant="outline" onClick={retry}>
          {words.again}
        </Button>
      </EmptyState>
    );
  }
  const community = own ?? communityNamed(region.name, all);
  if (community === undefined) {
    const isWholeList = !hasNextPage(all);
    return (
      <EmptyState
        drawing="state-no-community-yet"
        heading={isWholeList ? words.none : words.notFound(region.name)}
        text={isWholeList ? words.noneText(region.name) : words.notFoundText}
      >
        <ButtonLink to={paths.community}>{words.community}</ButtonLink>
      </EmptyState>
    );
  }
  const target = { name: region.name, communityId: community.id, category: null };
  if (membershipStatusOf(target, memberships).kind === 'member') {
    return (
      <section className={styles.regionPosts}>
        <div className={styles.regionPostsHead}>
          <h2>{words.posts(region.name)}</h2>
          <TextLink to={withQuery(paths.communityInitiative, { community: community.id })}>
            {words.all}
          </TextLink>
        </div>
        {children(community, true)}
      </section>
    );
  }
  return (
    <section>
      <h2 className={styles.regionHeading}>{words.join(region.name)}</h2>
      {children(community, false)}
    </section>
  );
}
