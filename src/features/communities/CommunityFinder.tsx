import { Suspense, useMemo, useState } from 'react';
import { communitiesLinks, groupLinks, regionLinks } from '@/content/communitiesLinks';
import { communitiesWords as words, groupFamilies } from '@/content/communitiesWords';
import { lazyOptional } from '@/lib/lazyOptional';
import { linkStatusesOf } from '@/memberships/membershipStatus';
import { useMemberships } from '@/memberships/useMemberships';
import { CommunityList, type CommunityRow } from './CommunityList';
import { MapOfCanada } from './MapOfCanada';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './finder.module.css';

const allLinks = [...communitiesLinks, ...groupFamilies.flatMap(({ links }) => links)];

/** Visitors never load it. */
const OwnCommunities = lazyOptional(() => import('./OwnCommunities'), 'OwnCommunities');

/** Map and list of communities, highlighted together. */
export function CommunityFinder() {
  const { memberships } = useMemberships(true);
  const [highlighted, setHighlighted] = useState<string>();
  const statuses = useMemo(
    () => memberships && linkStatusesOf(memberships, allLinks),
    [memberships],
  );
  const rowsOf = (links: readonly Pick<CommunityRow, 'label' | 'to'>[]): CommunityRow[] =>
    links.map((link) => ({ ...link, status: statuses?.get(link.to) }));
  const highlight = { highlighted, onHighlight: setHighlighted };
  return (
    <>
      <div className={`${layoutStyles.container} ${styles.finder}`}>
        <div className={styles.finderOwn}>
          {memberships && (
            <Suspense>
              <OwnCommunities memberships={memberships} />
            </Suspense>
          )}
        </div>
        <div className={`${styles.finderMap} needs-script`}>
          <MapOfCanada statuses={statuses} {...highlight} />
        </div>
        <div className={styles.finderList}>
          <CommunityList heading={words.regions} rows={rowsOf(regionLinks)} {...highlight} />
          <CommunityList heading={words.groups} rows={rowsOf(groupLinks)} />
        </div>
      </div>
      <section className={`${layoutStyles.container} ${layoutStyles.section} ${styles.families}`}>
        <h2>{words.byWork}</h2>
        <div>
          {groupFamilies.map(({ name, links }) => (
            <CommunityList key={name} level={3} heading={name} rows={rowsOf(links)} />
          ))}
        </div>
      </section>
    </>
  );
}
