import { Suspense, useState } from 'react';
import { communitiesLinks } from '@/content/communitiesLinks';
import { communitiesWords as words, groupFamilies } from '@/content/communitiesWords';
import type { LinkStatus } from '@/memberships/membershipStatus';
import { lazyOptional } from '@/lib/lazyOptional';
import { useMemberships } from '@/memberships/useMemberships';
import { CommunityList } from './CommunityList';
import { MapOfCanada } from './MapOfCanada';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './finder.module.css';

/** Groups by occupation, with the member's status. */
function GroupFamilies({
  linkStatuses,
}: {
  readonly linkStatuses: ReadonlyMap<string, LinkStatus> | undefined;
}) {
  return (
    <section
      className={`${layoutStyles.container} ${layoutStyles.section} ${styles.families}`}
      data-slot="group-families"
    >
      <h2>{words.byWork}</h2>
      <div>
        {groupFamilies.map(({ name, links }) => (
          <CommunityList
            key={name}
            level={3}
            heading={name}
            rows={links.map(({ label, to }) => ({
              key: to,
              label,
              to,
              status: linkStatuses?.get(to),
            }))}
          />
        ))}
      </div>
    </section>
  );
}

/** Visitors never load it. */
const OwnCommunities = lazyOptional(() => import('./OwnCommunities'), 'OwnCommunities');

/** Map and list of communities, highlighted together. */
export function CommunityFinder() {
  const { memberships } = useMemberships(true);
  const [hot, setHot] = useState<string>();
  const linkStatuses = memberships?.linkStatuses;
  const rowsOf = (wanted: 'region' | 'group') =>
    communitiesLinks
      .filter(({ kind }) => kind === wanted)
      .map(({ label, to }) => ({ key: to, label, to, status: linkStatuses?.get(to) }));
  const light = { hot, onHot: setHot };
  return (
    <>
      <div className={`${layoutStyles.container} ${styles.finder}`} data-slot="community-finder">
        <div className={styles.finderOwn}>
          {memberships && (
            <Suspense>
              <OwnCommunities memberships={memberships} />
            </Suspense>
          )}
        </div>
        <div className={styles.finderMap}>
          <MapOfCanada statuses={linkStatuses} {...light} />
        </div>
        <div className={styles.finderList}>
          <CommunityList heading={words.regions} rows={rowsOf('region')} {...light} />
          <CommunityList heading={words.groups} rows={rowsOf('group')} />
        </div>
      </div>
      <GroupFamilies linkStatuses={linkStatuses} />
    </>
  );
}
